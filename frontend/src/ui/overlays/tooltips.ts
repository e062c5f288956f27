/** Opening by the pointer (docs/product/waits-and-polling.md#waits). */
const OPEN_MS = 700
/** For how long after a tooltip the next one opens at once. */
const NEXT_MS = 300
const GAP_PX = 6
const EDGE_PX = 8

/** Above the element, or below it when there is no space. */
const place = (tip: HTMLElement, owner: Element) => {
  const anchor = owner.getBoundingClientRect()
  const above = anchor.top - tip.offsetHeight - GAP_PX
  const middle = anchor.left + (anchor.width - tip.offsetWidth) / 2
  const last = document.documentElement.clientWidth - tip.offsetWidth - EDGE_PX
  tip.style.top = `${String(above < EDGE_PX ? anchor.bottom + GAP_PX : above)}px`
  tip.style.left = `${String(Math.max(EDGE_PX, Math.min(middle, last)))}px`
}

const ownerOf = ({ target }: Event): HTMLElement | null =>
  (target as Element).closest<HTMLElement>('[data-tooltip]')

/** Shows in `tip` the text of the element that the pointer rests on or the keyboard focuses, until the signal aborts. */
export const showTooltips = (tip: HTMLElement, signal: AbortSignal): void => {
  let owner: HTMLElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let closedAt = -NEXT_MS
  const isOpen = () => tip.textContent !== ''

  const close = () => {
    clearTimeout(timer)
    owner = null
    if (!isOpen()) return
    tip.textContent = ''
    tip.hidePopover()
    closedAt = performance.now()
  }
  /** Stays closed until the pointer or the focus moves to another element. */
  const dismiss = () => {
    const dismissed = owner
    close()
    owner = dismissed
  }
  const follow = () => {
    if (owner && isOpen()) place(tip, owner)
  }
  const open = () => {
    if (!owner?.isConnected) return
    tip.textContent = owner.dataset['tooltip'] ?? ''
    tip.showPopover()
    place(tip, owner)
  }
  const openFor = (next: HTMLElement, waitMs: number) => {
    close()
    owner = next
    timer = setTimeout(open, waitMs)
  }

  const onPointer = (event: PointerEvent) => {
    const next = ownerOf(event)
    if (event.pointerType === 'touch' || event.target === tip || (next && next === owner)) return
    if (!next) close()
    else openFor(next, isOpen() || performance.now() - closedAt < NEXT_MS ? 0 : OPEN_MS)
  }
  const onFocus = (event: FocusEvent) => {
    const next = ownerOf(event)
    if (next?.matches(':focus-visible')) openFor(next, 0)
  }
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') dismiss()
  }

  document.addEventListener('pointerover', onPointer, { signal })
  document.addEventListener('focusin', onFocus, { signal })
  document.addEventListener('keydown', onKey, { signal })
  document.addEventListener('pointerdown', dismiss, { signal, capture: true })
  document.addEventListener('click', dismiss, { signal, capture: true })
  document.addEventListener('focusout', close, { signal })
  document.addEventListener('scroll', follow, { signal, capture: true, passive: true })
  document.documentElement.addEventListener('pointerleave', close, { signal })
  signal.addEventListener('abort', close)
}
