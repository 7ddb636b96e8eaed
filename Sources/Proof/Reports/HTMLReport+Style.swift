extension HTMLReport {
  /// Below `PageParts.baseStyle`: a list, a stage and findings side by side, findings under the stage
  /// where the window is narrow, and on a phone one at a time.
  static let style = """
    :root { --side: 1rem; }
    html, body { height: 100%; }
    body { font-size: .9375rem; }
    h1, h2, h3, p, ul, ol, figure, table { margin: 0; }
    .app { display: grid; grid-template-columns: 21rem minmax(0, 1fr); height: 100%; }
    .number { opacity: .7; font-variant-numeric: tabular-nums; }
    .side {
      display: flex; flex-direction: column; min-height: 0; background: var(--card);
      border-inline-end: 1px solid var(--hair);
    }
    .side-head { padding: 1.1rem 1rem .9rem; border-bottom: 1px solid var(--hair); }
    h1 {
      font-size: 1.25rem; line-height: 1.3; font-weight: 700; display: flex; align-items: center;
      gap: .55rem;
    }
    .seal {
      display: inline-grid; place-items: center; width: 1.6rem; height: 1.6rem; flex: none;
      border-radius: 50%; color: var(--page); background: var(--good); font-size: .8rem;
    }
    .seal.bad { background: var(--bad); }
    .seal .symbol { stroke-width: 3; vertical-align: 0; }
    .count { color: var(--soft); font-size: .8125rem; margin: .3rem 0 .8rem; }
    .search { height: 2.25rem; max-width: none; margin-bottom: .7rem; }
    .chips { gap: .35rem; }
    .chip { height: 1.85rem; padding: 0 .7rem; font-size: .8125rem; }
    .list {
      list-style: none; padding: .4rem; overflow-y: auto; flex: 1; min-height: 0;
      outline-offset: -3px;
    }
    .row {
      display: flex; gap: .75rem; align-items: center; height: 5.25rem; padding: .4rem .6rem;
      border-radius: .8rem; cursor: pointer; content-visibility: auto;
      contain-intrinsic-size: auto 5.25rem;
    }
    .row:hover { background: var(--fill); }
    .row[aria-selected="true"] { background: var(--press); }
    .thumb {
      width: 2.1rem; height: 4.4rem; flex: none; border-radius: .35rem; overflow: hidden;
      background: var(--fill); box-shadow: 0 0 0 1px var(--hair);
    }
    .thumb img {
      display: block; width: 100%; height: 100%; object-fit: cover; object-position: top;
    }
    .row-text { min-width: 0; flex: 1; font-size: .8125rem; line-height: 1.4; }
    .row-title, .row-scenario {
      display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
      text-align: left;
    }
    .row-title { font-size: .9375rem; font-weight: 600; }
    .row-scenario, .row-device { color: var(--soft); }
    .row-device {
      display: block; white-space: nowrap; overflow: hidden; text-overflow: ellipsis;
      margin-top: .15rem;
    }
    .badge {
      display: inline-block; padding: .05rem .5rem; border-radius: .6rem; font-size: .75rem;
      font-weight: 600; color: var(--bad); white-space: nowrap;
      background: color-mix(in srgb, currentColor 13%, transparent);
    }
    .badge[data-status="passed"] { color: var(--good); }
    .badge[data-status="recorded"], .badge[data-status="missing"] { color: var(--warn); }
    .shot {
      display: grid; min-width: 0; min-height: 0; grid-template-columns: minmax(0, 1fr) 18.5rem;
      grid-template-rows: auto auto minmax(0, 1fr);
      grid-template-areas: "head head" "tools facts" "stage facts";
    }
    .shot-head {
      grid-area: head; display: flex; align-items: center; gap: .6rem; padding: .8rem 1rem;
      border-bottom: 1px solid var(--hair); min-width: 0;
    }
    .names { flex: 1; min-width: 0; }
    h2 {
      font-size: 1.125rem; line-height: 1.35; font-weight: 700; white-space: nowrap;
      overflow: hidden; text-overflow: ellipsis;
    }
    .names p {
      color: var(--soft); font-size: .8125rem; white-space: nowrap; overflow: hidden;
      text-overflow: ellipsis;
    }
    .names p span { margin-inline-start: .6rem; }
    .place { color: var(--soft); font-size: .8125rem; font-variant-numeric: tabular-nums; }
    .round[disabled] { opacity: .35; cursor: default; }
    .previous .symbol, .back .symbol { transform: scaleX(-1); }
    .back { display: none; }
    .tools {
      grid-area: tools; display: flex; flex-wrap: wrap; align-items: center; gap: .6rem 1rem;
      padding: .7rem 1rem;
    }
    .segments { display: flex; background: var(--fill); border-radius: .7rem; padding: 2px; }
    .segments button {
      height: 2rem; padding: 0 .75rem; border-radius: .6rem; font-size: .8125rem;
      white-space: nowrap;
    }
    .segments button[aria-pressed="true"] {
      background: var(--lifted); box-shadow: 0 1px 3px rgba(0, 0, 0, .16); font-weight: 600;
    }
    .key { color: var(--soft); margin-inline-end: .4em; font-weight: 400; }
    .tools input[type="range"] { width: 7rem; accent-color: var(--accent); }
    .tools .pill { margin-inline-start: auto; height: 2rem; font-size: .8125rem; }
    .stage {
      grid-area: stage; container-type: size; overflow: auto; display: flex; gap: 1.5rem;
      justify-content: safe center; align-items: safe center; padding: 1rem;
      background: var(--backdrop); min-width: 0; min-height: 0;
    }
    .stage:focus-visible { outline: none; box-shadow: inset 0 2px 0 var(--accent); }
    figure { min-width: 0; flex: 0 1 auto; }
    figcaption {
      text-align: center; color: var(--soft); font-size: .8125rem; margin-bottom: .45rem;
    }
    .canvas {
      position: relative; overflow: hidden; aspect-ratio: var(--w) / var(--h);
      width: min(100cqw - 2rem, (100cqh - 4rem) * var(--w) / var(--h)); max-width: 100%;
      background: var(--card); box-shadow: 0 0 0 1px var(--hair), var(--shadow);
    }
    figure:not(:only-child) .canvas {
      width: min(50cqw - 1.75rem, (100cqh - 4rem) * var(--w) / var(--h));
    }
    .stage.actual { justify-content: safe center; align-items: flex-start; }
    .stage.actual figure { flex: none; }
    .stage.actual figure .canvas, .stage.actual figure:not(:only-child) .canvas {
      width: calc(var(--w) / var(--density) * 1px); max-width: none;
    }
    .canvas img, .canvas canvas {
      position: absolute; top: 0; left: 0; display: block; user-select: none;
    }
    .sliding { cursor: ew-resize; touch-action: pan-y; }
    .sliding .over { clip-path: inset(0 0 0 var(--at)); }
    .divider {
      position: absolute; inset: 0 auto 0 var(--at); width: 2px; margin-left: -1px;
      background: var(--accent);
    }
    .divider::after {
      content: ""; position: absolute; top: 50%; left: 50%; width: 1.75rem; height: 1.75rem;
      margin: -.875rem; border-radius: 50%; background: var(--accent);
      box-shadow: 0 0 0 3px rgba(255, 255, 255, .85), 0 2px 8px rgba(0, 0, 0, .3);
    }
    .tag {
      position: absolute; bottom: .6rem; padding: .1rem .55rem; border-radius: .6rem;
      background: rgba(0, 0, 0, .6); color: #fff; font-size: .6875rem; pointer-events: none;
    }
    .tag.start { left: .6rem; }
    .tag.end { right: .6rem; }
    .blank {
      display: grid; place-items: center; width: min(14rem, 40cqw);
      height: min(28rem, 100cqh - 4rem); border: 1.5px dashed var(--hair); border-radius: 1rem;
      color: var(--soft); text-align: center; padding: 1rem;
    }
    .facts {
      grid-area: facts; overflow-y: auto; padding: 1rem; border-inline-start: 1px solid var(--hair);
      font-size: .8125rem; overflow-wrap: anywhere;
    }
    .verdict .badge { margin-inline-end: .3rem; }
    .reasons { padding: 0 0 0 1.1rem; margin-top: .8rem; }
    .reasons li { margin-bottom: .3rem; }
    .reasons:empty { display: none; }
    .allowances { width: 100%; border-collapse: collapse; margin-top: 1rem; }
    .allowances th, .allowances td {
      padding: .4rem 0; text-align: start; font-weight: 400; vertical-align: top;
      border-bottom: 1px solid var(--hair);
    }
    .allowances thead th { color: var(--soft); font-size: .75rem; }
    .allowances td, .allowances thead th + th {
      text-align: end; font-variant-numeric: tabular-nums; padding-inline-start: .6rem;
      white-space: nowrap;
    }
    .allowances .unit { display: block; color: var(--soft); font-size: .75rem; }
    .allowances .exceeded td { color: var(--bad); font-weight: 600; }
    h3 { font-size: .75rem; font-weight: 600; color: var(--soft); margin-top: 1.2rem; }
    code, .source { font: .78rem/1.5 ui-monospace, SFMono-Regular, Menlo, monospace; }
    .command {
      display: flex; align-items: flex-start; gap: .5rem; margin-top: .35rem; padding: .6rem;
      border-radius: .8rem; background: var(--fill);
    }
    .command code { flex: 1; min-width: 0; user-select: all; white-space: pre-wrap; }
    .command .pill { height: 1.75rem; padding: 0 .7rem; font-size: .8125rem; }
    .keys { color: var(--soft); margin-top: 1.5rem; font-size: .75rem; }
    @media (max-width: 75rem) {
      .shot {
        grid-template-columns: minmax(0, 1fr);
        grid-template-rows: auto auto minmax(65vh, 1fr) auto; overflow-y: auto;
        grid-template-areas: "head" "tools" "stage" "facts";
      }
      .shot-head { position: sticky; top: 0; z-index: 1; background: var(--page); }
      .facts { border: 0; border-top: 1px solid var(--hair); }
    }
    @media (max-width: 48rem) {
      .app { display: block; }
      .side { height: 100%; border: 0; }
      .shot { height: 100%; }
      body[data-view="list"] .shot, body[data-view="shot"] .side { display: none; }
      .back { display: inline-grid; }
      .place, .key, .keys, .tools .pill { display: none; }
      .tools { padding: .6rem; }
      .segments { width: 100%; }
      .segments button { flex: 1; padding: 0 .2rem; font-size: .75rem; }
      .tools input[type="range"] { flex: 1; }
      .stage { gap: .75rem; padding: .75rem; }
      figure:not(:only-child) .canvas {
        width: min(50cqw - 1.125rem, (100cqh - 3.5rem) * var(--w) / var(--h));
      }
    }
    """
}
