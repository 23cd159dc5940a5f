/// The files of the page that shows a gallery, the same for every project; what they show are the data beside them.
///
/// They are compiled in, so that the binary needs no files of its own.
package enum PageFiles {
  /// A file of the page, to be written beside the folder of the data.
  package struct File: Hashable, Sendable {
    /// Without a folder, as in “index.html”.
    package let name: String
    package let bytes: [UInt8]
  }

  /// All of them; the first is the one that is opened.
  package static let all = [
    File(name: "index.html", bytes: PackageResources.index_html),
    File(name: "gallery.css", bytes: PackageResources.gallery_css),
    File(name: "workbench.css", bytes: PackageResources.workbench_css),
    File(name: "accessibility.js", bytes: PackageResources.accessibility_js),
    File(name: "addresses.js", bytes: PackageResources.addresses_js),
    File(name: "cell-finder.js", bytes: PackageResources.cell_finder_js),
    File(name: "cells.js", bytes: PackageResources.cells_js),
    File(name: "choices.js", bytes: PackageResources.choices_js),
    File(name: "component-cells.js", bytes: PackageResources.component_cells_js),
    File(name: "component-head.js", bytes: PackageResources.component_head_js),
    File(name: "controls.js", bytes: PackageResources.controls_js),
    File(name: "dimensions.js", bytes: PackageResources.dimensions_js),
    File(name: "dom.js", bytes: PackageResources.dom_js),
    File(name: "drawing.js", bytes: PackageResources.drawing_js),
    File(name: "elsewhere.js", bytes: PackageResources.elsewhere_js),
    File(name: "filter.js", bytes: PackageResources.filter_js),
    File(name: "finding-index.js", bytes: PackageResources.finding_index_js),
    File(name: "findings.js", bytes: PackageResources.findings_js),
    File(name: "folding.js", bytes: PackageResources.folding_js),
    File(name: "gallery.js", bytes: PackageResources.gallery_js),
    File(name: "gaps.js", bytes: PackageResources.gaps_js),
    File(name: "glyphs.js", bytes: PackageResources.glyphs_js),
    File(name: "help.js", bytes: PackageResources.help_js),
    File(name: "hints.js", bytes: PackageResources.hints_js),
    File(name: "inspector.js", bytes: PackageResources.inspector_js),
    File(name: "key-editor.js", bytes: PackageResources.key_editor_js),
    File(name: "key-pictures.js", bytes: PackageResources.key_pictures_js),
    File(name: "keyboard.js", bytes: PackageResources.keyboard_js),
    File(name: "labels.js", bytes: PackageResources.labels_js),
    File(name: "lists.js", bytes: PackageResources.lists_js),
    File(name: "map.js", bytes: PackageResources.map_js),
    File(name: "matrix.js", bytes: PackageResources.matrix_js),
    File(name: "overlay.js", bytes: PackageResources.overlay_js),
    File(name: "overview.js", bytes: PackageResources.overview_js),
    File(name: "page.js", bytes: PackageResources.page_js),
    File(name: "painter.js", bytes: PackageResources.painter_js),
    File(name: "piece-loader.js", bytes: PackageResources.piece_loader_js),
    File(name: "plan.js", bytes: PackageResources.plan_js),
    File(name: "queue.js", bytes: PackageResources.queue_js),
    File(name: "rooms.js", bytes: PackageResources.rooms_js),
    File(name: "route.js", bytes: PackageResources.route_js),
    File(name: "search-index.js", bytes: PackageResources.search_index_js),
    File(name: "search.js", bytes: PackageResources.search_js),
    File(name: "section-view.js", bytes: PackageResources.section_view_js),
    File(name: "settings.js", bytes: PackageResources.settings_js),
    File(name: "store.js", bytes: PackageResources.store_js),
    File(name: "tall-scroll.js", bytes: PackageResources.tall_scroll_js),
    File(name: "text-facts.js", bytes: PackageResources.text_facts_js),
    File(name: "text-picture.js", bytes: PackageResources.text_picture_js),
    File(name: "translate.js", bytes: PackageResources.translate_js),
    File(name: "translations.js", bytes: PackageResources.translations_js),
    File(name: "tree-nodes.js", bytes: PackageResources.tree_nodes_js),
    File(name: "tree.js", bytes: PackageResources.tree_js),
    File(name: "work-list.js", bytes: PackageResources.work_list_js),
    File(name: "workbench.js", bytes: PackageResources.workbench_js),
  ]
}
