import { useRef, type PointerEvent } from 'react'
import type { TextOverlay } from '#shared/api/stories.ts'
import type { DraftAction } from '../../model/reduce-draft.ts'
import { followPointers, type Pointer } from '../../model/gesture.ts'

/** A press that moves less is a tap. */
const TAP_PX = 5

interface Gesture {
  /** As it was when the pointers last changed. */
  overlay: TextOverlay | undefined
  /** Whether the first pointer pressed an overlay, which one pointer can drag. */
  readonly isOnOverlay: boolean
  /** By pointer id. */
  pointers: ReadonlyMap<number, Pointer>
}

interface GestureOptions {
  readonly overlays: readonly TextOverlay[]
  readonly selectedId: string | undefined
  readonly dispatch: (action: DraftAction) => void
  /** A drag of an overlay that is not selected yet. */
  readonly onDrag: (overlayId: string) => void
  /** A tap on an overlay, or beside all of them. */
  readonly onTap: (overlayId: string | undefined) => void
}

const overlayIdAt = (target: EventTarget): string | undefined =>
  target instanceof Element
    ? target.closest<HTMLElement>('[data-overlay]')?.dataset['overlay']
    : undefined

const distance = ({ start, now }: Pointer): number => Math.hypot(now.x - start.x, now.y - start.y)

/** Dragging with one pointer moves an overlay; two fingers anywhere on the stage size and turn the pressed or selected one. */
export const useGestures = (options: GestureOptions) => {
  const { overlays, selectedId, dispatch, onDrag, onTap } = options
  const gesture = useRef<Gesture>(undefined)
  const tappedId = useRef<string>(undefined)
  const hasMoved = useRef(false)

  /** Pointers that come or go must not make the overlay jump. */
  const restart = (change: (pointers: Map<number, Pointer>) => void) => {
    const { current } = gesture
    if (!current) return
    const pointers = new Map(
      [...current.pointers].map(([id, { now }]) => [id, { start: now, now }] as const),
    )
    change(pointers)
    current.pointers = pointers
    current.overlay = overlays.find(({ id }) => id === current.overlay?.id)
    if (pointers.size === 0) gesture.current = undefined
  }

  const release = ({ pointerId }: PointerEvent) => {
    restart((pointers) => pointers.delete(pointerId))
  }

  const begin = (target: EventTarget) => {
    const pressedId = overlayIdAt(target)
    tappedId.current = pressedId
    hasMoved.current = false
    const overlay = overlays.find(({ id }) => id === (pressedId ?? selectedId))
    gesture.current = { overlay, isOnOverlay: pressedId !== undefined, pointers: new Map() }
  }

  const follow = (current: Gesture, { width, height }: DOMRect) => {
    const { overlay, pointers, isOnOverlay } = current
    const canMove = isOnOverlay || pointers.size > 1
    if (!overlay || !hasMoved.current || !canMove) return
    if (overlay.id !== selectedId) onDrag(overlay.id)
    const next = followPointers(overlay, [...pointers.values()], { width, height })
    dispatch({ type: 'adjust-overlay', id: overlay.id, to: next })
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return
      if (!gesture.current) begin(event.target)
      const point = { x: event.clientX, y: event.clientY }
      restart((pointers) => pointers.set(event.pointerId, { start: point, now: point }))
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = gesture
      const before = current?.pointers.get(event.pointerId)
      if (!current || !before) return
      const pointer = { ...before, now: { x: event.clientX, y: event.clientY } }
      current.pointers = new Map(current.pointers).set(event.pointerId, pointer)
      hasMoved.current ||= distance(pointer) > TAP_PX
      follow(current, event.currentTarget.getBoundingClientRect())
    },
    onPointerUp: release,
    onPointerCancel: release,
    /** Where phones allow a script to open the keyboard. */
    onClick: () => {
      if (!hasMoved.current) onTap(tappedId.current)
    },
  }
}
