internal import DesignTokens
internal import Diagnostics
internal import FontLoading
internal import Simulation
internal import Synchronization

/// Tokens and fonts of projects, which all tests of a process share.
enum ProjectCache {
  private static let known = Mutex([String: RenderingResources]())

  /// - Throws: Everything that is wrong with a project's files.
  static func resources(of project: ProjectFolder) throws -> RenderingResources {
    if let resources = known.withLock({ $0[project.path] }) { return resources }
    let resources = try RenderingResources(
      tokens: try project.designTokens(), catalog: try project.fonts())
    known.withLock { $0[project.path] = resources }
    return resources
  }
}
