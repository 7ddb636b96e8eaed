/// What a node is to a reader, a screen reader and a report.
package enum Role: String, Hashable, Sendable, CaseIterable {
  case bar
  case button
  case dialog
  case field
  case group
  case header
  case image
  case list
  case progress
  case row
  case screen
  case scrollArea
  case segment
  case segmentedControl
  case separator
  case sheet
  case status
  case statusBar
  case `switch`
  case tab
  case tabBar
  case text
}
