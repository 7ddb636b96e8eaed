import Components
import DesignTokens
import Geometry
import Testing
import ViewTree

/// Figures are those of the design document's table of components.
@Suite struct ControlTests {
  @Test func `a switch is 51 by 31`() {
    let node = Switch(isOn: false).built
    #expect(node.layout.width == .fixed(51))
    #expect(node.layout.height == .fixed(31))
  }

  @Test(arguments: [(0.0, 2.0), (0.5, 12), (1, 22)])
  func `the thumb of a switch travels from 2 to 22 points`(position: Double, x: Double) {
    // 51 less a thumb of 27 and twice an inset of 2 leaves 20.
    let thumb = Switch(isOn: true, position: ThumbPlace(position)).built.first("thumb")
    #expect(thumb?.layout.offset.x == x)
  }

  @Test func `a segmented control is 32 high and marks what is selected`() {
    let control = SegmentedControl(
      [
        .init(name: "chapters", title: "فصل‌ها", action: "a"),
        .init(name: "commitments", title: "تعهدها", action: "b"),
      ], selection: 1
    ).built
    #expect(control.layout.height == .range(minimum: 32))
    #expect(control.first("chapters")?.semantics.isSelected == false)
    #expect(control.first("commitments")?.semantics.isSelected == true)
    #expect(control.first("commitments")?.semantics.action == "b")
  }

  @Test func `a held button shrinks to 0.97 and a held bar button fades to 0.4`() {
    let button = CapsuleButton("تعهد کن", .primary, action: "commit").built
    #expect(button.pressed(.shrink).built.appearance.scale == 0.97)
    let bar = BarButton("لغو", action: "cancel").built
    #expect(bar.pressed(.fade).built.appearance.opacity == 0.4)
  }

  @Test func `a press that has begun is seen in part`() {
    let chip = Chip("سبک", isOn: false, action: "choose").built
    #expect(chip.pressed(.shrink, progress: 0).built.appearance.scale == 1)
    #expect(abs(chip.pressed(.shrink, progress: 0.5).built.appearance.scale - 0.985) < 1e-12)
  }

  @Test func `what cannot be used has 0.3 of its opacity and no action`() {
    let nodes = [
      BarButton("ثبت", isBold: true, action: "save", isEnabled: false).built,
      Chip("سبک", isOn: false, action: "choose", isEnabled: false).built,
      Cheer(isOn: false, label: "تشویق", action: "cheer", isEnabled: false).built,
    ]
    for node in nodes {
      #expect(node.appearance.opacity == 0.3)
      #expect(node.semantics.action == nil)
      #expect(!node.semantics.isEnabled)
    }
  }

  @Test func `a cheer has a target of 44 and never shows a number`() {
    for isOn in [false, true] {
      let cheer = Cheer(isOn: isOn, label: "تشویق", action: "cheer").built
      #expect(cheer.layout.width == .fixed(44))
      #expect(cheer.layout.height == .fixed(44))
      #expect(cheer.strings.isEmpty)
    }
  }

  @Test func `the ask bar sends only what there is`() {
    func send(_ isEnabled: Bool) -> Node? {
      AskBar(
        text: "", placeholder: "بپرس…", sendLabel: "بفرست", sendAction: "send",
        isSendEnabled: isEnabled
      ).built.first("send")
    }
    #expect(send(false)?.semantics.action == nil)
    #expect(send(false)?.appearance.opacity == 0.3)
    #expect(send(true)?.semantics.action == "send")
    #expect(send(true)?.layout.width == .fixed(44))
  }

  @Test func `a HUD is 156 wide with a radius of 26`() {
    let hud = HUD("شاهد ثبت شد", material: Material(.thick)).built
    #expect(hud.layout.width == .fixed(156))
    #expect(hud.appearance.corners == .continuous(.cardRadius))
  }

  @Test func `the grabber of a form sheet is 36 by 5`() {
    let sheet = FormSheet(bar: SheetBar("شاهد"), bottomInset: 34) {}.built
    let grabber = sheet.first("grabber")?.everything.first { $0.layout.width == .fixed(36) }
    #expect(grabber?.layout.height == .fixed(5))
  }
}
