extension SourceLocation {
  /// The single column at this place.
  package var point: SourceRange { SourceRange(start: self) }
}
