internal import AppContent
internal import Components
internal import DesignTokens
internal import Imaging
internal import Navigation
internal import ViewTree

/// Asks over everything whether to lose what was written.
///
/// Source: screens.md T8; platform figures section 4 (black 0.20).
struct DiscardQuestion: View {

  let state: AppState
  let device: DeviceProfile
  /// How far it has faded in.
  let opacity: Double

  var node: Node {
    let texts = state.content.texts.shared
    let dialog = ConfirmationDialog(
      choices: [
        .init(
          name: "discard", title: texts[.discard], isDestructive: true,
          action: Action.discard.element)
      ],
      cancel: .init(
        name: "keepWriting", title: texts[.keepWriting], action: Action.keepWriting.element))
    return VStack {
      Spacer()
      dialog
    }
    .node.padding(
      leading: .grid(2), bottom: .most(.points(device.safeAreaBottom), .grid(2)),
      trailing: .grid(2)
    )
    .frame(width: .fill, height: .fill)
    .background(.token(.shade, opacity: state.timings[.sheetDim])).opacity(opacity)
  }
}
