/// The style sheets and scripts of the pages, as files in `Files/`.
package enum WebParts {
  /// Colours, controls and symbols that all pages share.
  package static let sharedStyle = text(PackageResources.shared_css)
  /// Small tools that all pages share: elements by their id, and the folding of search words.
  package static let sharedScript = text(PackageResources.shared_js)
  /// After the shared style: a list, a stage and findings side by side, and on a phone one at a time.
  package static let reportStyle = text(PackageResources.report_css)
  /// After the shared script: the list of shots and what is said of the chosen one, the stage on which
  /// its pictures are compared, and what ties both to keys, buttons and the browser's history.
  package static let reportScripts = [
    text(PackageResources.reportList_js), text(PackageResources.reportStage_js),
    text(PackageResources.reportStart_js),
  ]
  /// After the shared style. A frame's box knows its size in points and its corner radius.
  package static let galleryStyle = text(PackageResources.gallery_css)
  /// After the shared script. It reads all it needs from the document's attributes.
  package static let galleryScript = text(PackageResources.gallery_js)

  private static func text(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
