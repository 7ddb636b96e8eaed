package import Geometry

/// One picture of the gallery, with all that is told about it.
package struct GalleryFrame: Hashable, Sendable {
  /// What a frame shows, which decides where it stands on the page.
  package enum Subject: Hashable, Sendable {
    /// A screen of the application. All three are names to be read; the state is nil for a screen that
    /// has only one.
    case screen(tab: String, screen: String, state: String?)
    /// A component, token table or icon sheet alone.
    case specimen(String)
  }

  package var subject: Subject
  package var scenario: String
  package var screenshot: String
  package var device: String
  /// Device pixels a point.
  package var scale: Double
  /// Of the PNG, relative to the page, with «/» between its parts and not percent-encoded.
  package var imagePath: String
  package var widthInPixels: Int
  package var heightInPixels: Int
  package var pointSize: Size
  /// The radius of the display's corners in points; 0 for a picture with square corners.
  package var cornerRadius: Double
  package var tags: [String]

  package init(
    _ subject: Subject, scenario: String, screenshot: String, device: String, scale: Double,
    imagePath: String, widthInPixels: Int, heightInPixels: Int, pointSize: Size,
    cornerRadius: Double = 0, tags: [String] = []
  ) {
    self.subject = subject
    self.scenario = scenario
    self.screenshot = screenshot
    self.device = device
    self.scale = scale
    self.imagePath = imagePath
    self.widthInPixels = widthInPixels
    self.heightInPixels = heightInPixels
    self.pointSize = pointSize
    self.cornerRadius = cornerRadius
    self.tags = tags
  }
}
