extension View {
  /// The view's part of the id.
  package func named(_ name: String) -> Node { modified { $0.name = name } }

  package func role(_ role: Role) -> Node { modified { $0.role = role } }

  /// What is spoken for the view, where that is not its visible text.
  package func label(_ label: String) -> Node { modified { $0.semantics.label = label } }

  package func value(_ value: String) -> Node { modified { $0.semantics.value = value } }

  package func enabled(_ isEnabled: Bool) -> Node {
    modified { $0.semantics.isEnabled = isEnabled }
  }

  package func selected(_ isSelected: Bool) -> Node {
    modified { $0.semantics.isSelected = isSelected }
  }

  /// How the view shows a finger on it.
  package func pressLook(_ look: PressLook) -> Node { modified { $0.semantics.pressLook = look } }

  /// What a tap does. A finger finds at least 44 by 44 points.
  package func action(_ action: ElementAction) -> Node {
    modified { node in
      node.semantics.action = action
      node.semantics.hasMinimumTarget = true
    }
  }
}
