"use strict";

/** What stands above the matrix of a component: what it is, what is shown of it, and what is not. */
function componentHead(cells, plan, state) {
  const { component } = cells;
  const counts = make("p", { class: "counts" }, planSummary(plan));
  if (state.failing) {
    counts.append(" · ", make("a", { href: route.address({ ...state, failing: "", cell: "" }) }, "show all cells"));
  }
  return make("div", { class: "component-head", dir: "ltr" },
    make("h1", { tabindex: "-1" }, spelled(shortened(component.name))),
    component.summary ? make("p", { class: "muted long" }, spelled(component.summary)) : null,
    component.notes ? make("details", { class: "notes" }, make("summary", {}, "Notes of its makers"),
      make("p", { class: "muted long" }, spelled(component.notes))) : null,
    counts, hints.line("cell"), plan.uncertain > 0 ? hints.line("uncertain") : null,
    gapNote(plan, state), elsewhereNote(cells, plan, state), lacksOf(component),
    plan.sections.length > 0 && plan.sections[0].values.specimen !== undefined ? hints.line("specimen") : null);
}

function planSummary({ shown, failing, uncertain }) {
  return [counted(shown, "cell"), `${failing.toLocaleString("en")} failing`]
    .concat(uncertain > 0 ? [`${uncertain.toLocaleString("en")} uncertain`] : []).join(", ");
}
