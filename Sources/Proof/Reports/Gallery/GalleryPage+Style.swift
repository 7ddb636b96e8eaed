extension GalleryPage {
  /// Below `PageParts.baseStyle`. A frame's box knows its size in points and its corner radius, so
  /// thumbnails and the full view round their corners as the device does.
  static let style = """
    :root { --thumb: 11.5rem; --side: max(1.25rem, calc((100vw - 90rem) / 2)); }
    .head { padding: 3rem var(--side) .5rem; }
    h1 { font-size: 2.125rem; line-height: 1.25; font-weight: 800; margin: 0; }
    .count { margin: .1rem 0 0; color: var(--soft); }
    .tools {
      position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; align-items: center;
      gap: .6rem 1.2rem; padding: .75rem var(--side); background: var(--bar);
      -webkit-backdrop-filter: saturate(180%) blur(20px);
      backdrop-filter: saturate(180%) blur(20px); border-bottom: 1px solid var(--hair);
    }
    main { padding: 0 var(--side) 2rem; min-height: 50vh; }
    .tab { padding-top: 2.25rem; }
    h2 { font-size: 1.75rem; line-height: 1.25; font-weight: 700; margin: 0 0 .75rem; }
    .screen {
      background: var(--card); border-radius: 1.6rem; padding: 1.35rem 1.5rem 1.5rem;
      margin: 0 0 1.25rem;
    }
    h3 { font-size: 1.25rem; line-height: 1.3; font-weight: 600; margin: 0 0 .9rem; }
    .states { display: flex; flex-wrap: wrap; gap: 1.75rem 1.75rem; align-items: flex-start; }
    .state { min-width: 0; }
    h4 {
      font-size: .8125rem; font-weight: 600; color: var(--soft); margin: 0 0 .7rem;
      padding-bottom: .35rem; border-bottom: 1px solid var(--hair);
    }
    .frames {
      display: flex; flex-wrap: wrap; gap: 1.5rem; list-style: none; margin: 0; padding: 0;
    }
    .item { width: var(--thumb); }
    .frame {
      display: block; position: relative; overflow: hidden; background: var(--fill);
      aspect-ratio: var(--w) / var(--h); max-height: calc(var(--thumb) * 2.35); min-height: 4rem;
      width: 100%; border-radius: max(.6rem, calc(var(--thumb) * var(--r) / var(--w)));
      box-shadow: var(--shadow); transition: transform .2s cubic-bezier(.2, .8, .2, 1);
    }
    .frame::after {
      content: ""; position: absolute; inset: 0; border-radius: inherit; pointer-events: none;
      box-shadow: inset 0 0 0 1px var(--hair);
    }
    .frame:hover { transform: translateY(-3px); }
    .frame:active { transform: scale(.97); }
    .frame img {
      display: block; width: 100%; height: 100%; object-fit: cover; object-position: top;
    }
    .caption { margin: .65rem 0 0; text-align: center; font-size: .8125rem; line-height: 1.4; }
    .shot { display: block; font-size: .9375rem; font-weight: 500; overflow-wrap: anywhere; }
    .detail { color: var(--soft); }
    .caption .more { display: none; }
    .foot {
      padding: 1.5rem var(--side) 3rem; color: var(--soft); font-size: .8125rem;
      text-align: center;
    }
    dialog {
      border: 0; padding: 0; margin: 0; inset: 0; width: 100%; height: 100%; max-width: none;
      max-height: none; background: var(--backdrop); color: var(--text);
    }
    html:has(dialog[open]) { overflow: hidden; }
    dialog[open] { display: grid; grid-template-rows: auto minmax(0, 1fr); }
    dialog::backdrop { background: var(--backdrop); }
    .viewer-bar {
      display: flex; align-items: center; gap: .6rem; padding: .7rem 1rem; min-width: 0;
      background: var(--bar); border-bottom: 1px solid var(--hair);
    }
    .viewer-names {
      flex: 1; min-width: 0; margin: 0; font-size: .8125rem; line-height: 1.35; color: var(--soft);
      overflow: hidden; white-space: nowrap; text-overflow: ellipsis;
    }
    .viewer-names .shot {
      color: var(--text); font-weight: 600; overflow: hidden; text-overflow: ellipsis;
    }
    .viewer-names .detail, .viewer-names .more { margin-inline-end: .6rem; }
    .viewer-place { color: var(--soft); font-size: .875rem; white-space: nowrap; }
    .stage { overflow: auto; display: flex; padding: 1.25rem; }
    .stage:focus-visible { outline: none; box-shadow: inset 0 2px 0 var(--accent); }
    .stage img {
      margin: auto; display: block; max-width: 100%; max-height: 100%; width: auto; height: auto;
      background: var(--card); box-shadow: 0 0 0 1px var(--hair), var(--shadow);
      border-radius: calc(var(--r) / var(--w) * 100%) / calc(var(--r) / var(--h) * 100%);
    }
    .stage.actual img { max-width: none; max-height: none; flex: none; border-radius: 0; }
    .step { position: absolute; top: 50%; background: var(--card); box-shadow: var(--shadow); }
    .step.previous { inset-inline-start: 1rem; }
    .step.next { inset-inline-end: 1rem; }
    .step[disabled] { opacity: .3; cursor: default; }
    [dir="ltr"] .previous .symbol, [dir="rtl"] .next .symbol { transform: scaleX(-1); }
    @media (max-width: 40rem) {
      :root { --thumb: calc((100vw - 2 * var(--side) - 2.9rem) / 2); --side: 1rem; }
      .head { padding-top: 1.75rem; }
      .tools { display: block; }
      .search { max-width: none; margin-bottom: .6rem; }
      .screen { padding: 1rem; border-radius: 1.25rem; }
      .states, .frames { gap: 1.25rem .9rem; }
      .viewer-place, .viewer-bar a.pill { display: none; }
      .stage { padding: .75rem .75rem 4.5rem; }
      .step { top: auto; bottom: .875rem; width: 2.75rem; height: 2.75rem; }
    }
    """
}
