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
