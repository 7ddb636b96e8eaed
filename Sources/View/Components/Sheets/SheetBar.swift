internal import DesignTokens
package import ViewTree

/// The row at the top of a sheet: what leaves it, its title, what completes it.
///
/// Source: platform figures section 4 and section 13 line 17 (cancel leading and regular, save
/// trailing and 600).
package struct SheetBar: View {
  package let node: Node

  package init(_ title: String, leading: Node? = nil, trailing: Node? = nil) {
    node = ZStack {
      Text(title, .headline).fixedTextSize().lineLimit(1).textAlignment(.center)
        .named("title").role(.header)
      HStack {
        leading
        Spacer()
        trailing
      }
      .node.frame(width: .fill).padding(horizontal: .grid(2))
    }
    .node.frame(width: .fill, alignment: .center).fixedHeight(.token(.sheetBarHeight))
    .role(.bar).named("bar")
  }
}

/// `.grab`: the handle at the top of a form sheet.
///
/// Source: platform figures section 4: 36 by 5, 5 below the edge.
package struct Grabber: View {
  package let node: Node

  package init() {
    node = Area().frame(width: .token(.grabberWidth), height: .token(.grabberHeight))
      .background(.token(.grabber), corners: .capsule).named("grabber")
  }
}
