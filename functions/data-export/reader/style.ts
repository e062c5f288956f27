/** Of every page: one column, the colours of the site, and the fonts of the device. */
export const STYLE = `
:root { color-scheme: dark; }
body { margin: 0 auto; max-width: 46rem; padding: 1.25rem 1rem 4rem; background: #0f0c0b; color: #f3ebdf; font: 1.0625rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 1rem 0 .5rem; }
h2 { font-size: 1.25rem; margin: 2rem 0 .5rem; }
a { color: #ff9a5c; text-underline-offset: .2em; }
a:focus-visible { outline: 3px solid #ff9a5c; outline-offset: 2px; }
p, li { max-width: 65ch; }
nav ul, .entries, .kinds { list-style: none; padding: 0; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; }
nav a { display: inline-block; padding: .5rem 0; }
.entries > li { border-top: 1px solid #7d6a60; padding: 1rem 0; }
.kinds > li { border-top: 1px solid #3d322d; padding: .75rem 0; }
.kinds p { margin: .25rem 0 0; color: #c2b5a8; }
dl { display: grid; grid-template-columns: minmax(8rem, 12rem) 1fr; gap: .25rem 1rem; margin: 0; }
dt { color: #c2b5a8; }
dd { margin: 0; white-space: pre-wrap; }
img, video { max-width: 100%; max-height: 24rem; height: auto; display: block; }
audio { width: 100%; }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: .5rem; } }
@media print { :root { color-scheme: light; } body { background: #fff; color: #000; } dt, .kinds p { color: #333; } a { color: #000; } }
`
