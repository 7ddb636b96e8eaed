/// Does like pieces of work on several threads, each with a renderer of its own.
package struct FrameFarm {
  private let resources: RenderingResources
  private let workerCount: Int

  /// - Parameter workerCount: 1 or more; what is drawn does not depend on it.
  package init(resources: RenderingResources, workerCount: Int) {
    self.resources = resources
    self.workerCount = workerCount
  }

  /// Calls `body` once for each piece and gives back what it returns, in the order of the pieces.
  ///
  /// - Throws: the error of the first piece, in that order, that failed; the others are done all the
  ///   same.
  package func map<Input: Sendable, Output: Sendable>(
    _ pieces: [Input], _ body: @Sendable (Input, FrameRenderer) throws -> Output
  ) throws -> [Output] {
    try ParallelWork.map(
      pieces, workerCount: workerCount, makeWorker: { try FrameRenderer(resources) }, body
    ).map { try $0.get() }
  }
}
