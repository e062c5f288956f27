import { vi } from 'vitest'

let isPhone = false

/** Sets which media queries match. */
export const setPhone = (phone: boolean): void => {
  isPhone = phone
}

const matches = (query: string): boolean =>
  query.includes('prefers-reduced-motion') || (isPhone && !query.includes('display-mode'))

const matchMedia = (query: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media: query,
    matches: matches(query),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })

const observers = new Set<FakeIntersectionObserver>()

/** Without layout no element has a position, so the test decides which elements are visible. */
class FakeIntersectionObserver implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  private readonly targets = new Set<Element>()
  private readonly report: IntersectionObserverCallback

  constructor(report: IntersectionObserverCallback) {
    this.report = report
    observers.add(this)
  }

  observe(target: Element): void {
    this.targets.add(target)
  }

  unobserve(target: Element): void {
    this.targets.delete(target)
  }

  disconnect(): void {
    this.targets.clear()
    observers.delete(this)
  }

  takeRecords(): IntersectionObserverEntry[] {
    return []
  }

  reportAll(): void {
    const entries = [...this.targets].map((target) => ({ target, isIntersecting: true }))
    if (entries.length > 0) this.report(entries as IntersectionObserverEntry[], this)
  }
}

/** Sufficient for every list of a test. */
const VIEWPORT_HEIGHT = 20_000

const isViewport = (target: Element): boolean =>
  target === document.documentElement || target.hasAttribute('data-viewport')

/** Reports the size of the viewport, or of a scrolled area, once; other elements have no size. */
class FakeResizeObserver implements ResizeObserver {
  private readonly report: ResizeObserverCallback
  private isConnected = false

  constructor(report: ResizeObserverCallback) {
    this.report = report
  }

  observe(target: Element): void {
    if (!isViewport(target)) return
    this.isConnected = true
    const contentRect = { width: 1280, height: VIEWPORT_HEIGHT }
    const entry = { target, contentRect } as unknown as ResizeObserverEntry
    queueMicrotask(() => {
      if (this.isConnected) this.report([entry], this)
    })
  }

  unobserve(): void {
    // Reports only once.
  }

  disconnect(): void {
    this.isConnected = false
  }
}

/** Reports elements as visible, like after scrolling to the end of the page. */
export const scrollToEnd = (): void => {
  for (const observer of observers) observer.reportAll()
}

/** Browsers cancel the topmost modal dialog on Escape. */
const cancelDialog = (event: KeyboardEvent): void => {
  if (event.key !== 'Escape' || event.defaultPrevented) return
  const dialog = [...document.querySelectorAll('dialog')].findLast(({ open }) => open)
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
}

const NOT_SHOWN = '[hidden], dialog:not([open]), details:not([open]) > :not(summary), script, style'

/** Without stylesheets the attributes of the element suffice; the simulated DOM's version is far slower. */
const computedStyle = (element: Element): CSSStyleDeclaration => {
  const own = (name: string): string =>
    element instanceof HTMLElement ? element.style.getPropertyValue(name) : ''
  const or = (name: string, otherwise: string): string => {
    const value = own(name)
    return value === '' ? otherwise : value
  }
  const values: Record<string, string> = {
    display: or('display', element.matches(NOT_SHOWN) ? 'none' : 'block'),
    visibility: or('visibility', 'visible'),
    pointerEvents: or('pointer-events', 'auto'),
    content: '',
  }
  const getPropertyValue = (name: string) => values[name] ?? own(name)
  return { ...values, getPropertyValue } as unknown as CSSStyleDeclaration
}

const define = (target: object, name: string, value: unknown): void => {
  Object.defineProperty(target, name, { configurable: true, writable: true, value })
}

/** Adds what the DOM of the tests lacks; `leaveBrowser` takes back what the next file would add again. */
export const fillInBrowser = (): void => {
  for (const [name, value] of Object.entries({
    matchMedia,
    IntersectionObserver: FakeIntersectionObserver,
    ResizeObserver: FakeResizeObserver,
    getComputedStyle: computedStyle,
    scrollTo: () => undefined,
  })) {
    vi.stubGlobal(name, value)
    // Libraries get the window from the document, where it is another object.
    if (document.defaultView) define(document.defaultView, name, value)
  }
  define(document.documentElement, 'clientHeight', VIEWPORT_HEIGHT)
  define(document, 'scrollingElement', document.documentElement)
  define(Element.prototype, 'scrollIntoView', () => undefined)
  define(HTMLElement.prototype, 'showPopover', () => undefined)
  define(HTMLElement.prototype, 'hidePopover', () => undefined)
  define(HTMLElement.prototype, 'togglePopover', () => true)
  document.addEventListener('keydown', cancelDialog)
}

/** The document outlives the file of a test: without this, one Escape of a later file cancels twice. */
export const leaveBrowser = (): void => document.removeEventListener('keydown', cancelDialog)
