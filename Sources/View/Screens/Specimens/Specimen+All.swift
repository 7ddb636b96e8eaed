extension Specimen {
  /// Every page: the rows of the design document's table of components in its order, then the parts
  /// that the document leaves unnamed, then what components are made of.
  package static let all: [Specimen] = [
    weekStrip, loopTimeline, intervalNote, eveningSection, lessonReader, insetGroupedList,
    progressHeader, chapterRow, askBar, circleRing, cheer, buttons, barButton, segmented, switches,
    pageSheet, formSheet, hud, tabBar,
    listRows, listRowTints, fields, chips, dialog, answer, materials, materialsOnPictures,
    symbols, colors, typeStyles,
  ]
}
