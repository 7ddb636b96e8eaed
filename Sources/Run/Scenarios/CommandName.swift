/// The commands as files spell them, in the order in which a hint lists them.
enum CommandName: String, CaseIterable {
  case takeScreenshot
  case tapOn
  case pressOn
  case releaseOn
  case inputText
  case eraseText
  case toggle
  case select
  case back
  case swipeBack
  case dragSheet
  case scroll
  case selectTab
  case advance
  case settle
  case setClock
  case answer
  case assertVisible
  case assertNotVisible
  case assertEnabled
  case assertDisabled
  case assertState
  case assertHaptics
  case assertScreen
  case runScenario
  case `repeat`
}

extension CommandName {
  /// What editors say of the command.
  var summary: String {
    switch self {
    case .takeScreenshot: "Takes a frame of this instant, by its name."
    case .tapOn: "Taps an element, by its text or its id."
    case .pressOn: "Puts a finger on an element and keeps it there."
    case .releaseOn: "Lifts the finger from an element."
    case .inputText: "Writes text at the end of a field."
    case .eraseText: "Empties a field."
    case .toggle: "Flips a switch, by its id."
    case .select: "Chooses a segment of a segmented control."
    case .back: "Taps the back button."
    case .swipeBack: "Drags the screen aside from its edge."
    case .dragSheet: "Drags the sheet down."
    case .scroll: "Scrolls to an element or by a distance in points."
    case .selectTab: "Taps a tab, by its id or its title."
    case .advance: "Lets time pass."
    case .settle: "Lets time pass until nothing moves."
    case .setClock: "Sets the clock of the day."
    case .answer: "Says what the guide is going to reply."
    case .assertVisible: "Holds that an element is in sight."
    case .assertNotVisible: "Holds that an element is not in sight."
    case .assertEnabled: "Holds that an element can be used."
    case .assertDisabled: "Holds that an element cannot be used."
    case .assertState: "Holds that values of the state are as given."
    case .assertHaptics: "Holds which haptics came since the last such command."
    case .assertScreen: "Holds which screen is on top."
    case .runScenario: "Runs the commands of another file."
    case .repeat: "Runs commands several times."
    }
  }
}
