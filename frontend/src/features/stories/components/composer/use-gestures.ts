import { useRef, type MouseEvent, type PointerEvent } from 'react'
import type { TextOverlay } from '#shared/api/stories.ts'
import type { DraftAction } from '../../model/reduce-draft.ts'
import { followPointers, type Pointer } from '../../model/gesture.ts'
import type { Point } from '../../model/overlays.ts'

/** A press that moves less is a tap. */
const TAP_PX = 5

/** Where a dragged overlay is deleted: `over` when a release would delete it. */
export type TrashState = 'hidden' | 'open' | 'over'

interface Gesture {
  /** As it was when the pointers last changed. */
  overlay: TextOverlay | undefined
  /** Whether the first pointer pressed an overlay, which one pointer can drag. */
  readonly isOnOverlay: boolean
  /** By pointer id. */
  pointers: ReadonlyMap<number, Pointer>
  trash: TrashState
}

interface GestureOptions {
  readonly overlays: readonly TextOverlay[]
  readonly selectedId: string | undefined
  readonly dispatch: (action: DraftAction) => void
  /** An overlay moves, also one that is not selected yet. */
  readonly onDrag: (overlay: TextOverlay, trash: TrashState) => void
  /** The drag ended; with the overlay that was dropped where it is deleted. */
  readonly onDrop: (deleted: TextOverlay | undefined) => void
  /** A tap on an overlay, or beside all of them. */
  readonly onTap: (overlayId: string | undefined, at: Point) => void
}

const overlayIdAt = (target: EventTarget): string | undefined =>
  target instanceof Element
    ? target.closest<HTMLElement>('[data-overlay]')?.dataset['overlay']
    : undefined

const distance = ({ start, now }: Pointer): number => Math.hypot(now.x - start.x, now.y - start.y)

/** Below the stage. */
const trashOf = ([pointer, ...others]: readonly Pointer[], { bottom }: DOMRect): TrashState => {
  if (!pointer || others.length > 0) return 'hidden'
  return pointer.now.y > bottom ? 'over' : 'open'
}

const percentAt = ({ clientX, clientY }: MouseEvent, stage: DOMRect): Point => ({
  x: ((clientX - stage.left) / stage.width) * 100,
  y: ((clientY - stage.top) / stage.height) * 100,
})

/** Pointers that come or go must not make the overlay jump. */
const restart = (
  gesture: Gesture,
  overlays: readonly TextOverlay[],
  change: (pointers: Map<number, Pointer>) => void,
): void => {
  const pointers = new Map(
    [...gesture.pointers].map(([id, { now }]) => [id, { start: now, now }] as const),
  )
  change(pointers)
  gesture.pointers = pointers
  gesture.overlay = overlays.find(({ id }) => id === gesture.overlay?.id)
}

/** With a second pointer, the selected overlay follows also when none was pressed. */
const gestureOn = (
  pressedId: string | undefined,
  overlays: readonly TextOverlay[],
  selectedId: string | undefined,
): Gesture => ({
  overlay: overlays.find(({ id }) => id === (pressedId ?? selectedId)),
  isOnOverlay: pressedId !== undefined,
  pointers: new Map(),
  trash: 'hidden',
})

/** One pointer drags an overlay, off the stage to delete it; two fingers anywhere on the stage size and turn the pressed or selected one. */
export const useGestures = (options: GestureOptions) => {
  const { overlays, selectedId, dispatch, onDrag, onDrop, onTap } = options
  const gesture = useRef<Gesture>(undefined)
  const tappedId = useRef<string>(undefined)
  const hasMoved = useRef(false)

  const begin = (target: EventTarget): Gesture => {
    tappedId.current = overlayIdAt(target)
    hasMoved.current = false
    return gestureOn(tappedId.current, overlays, selectedId)
  }

  const follow = (current: Gesture, stage: DOMRect) => {
    const { overlay, isOnOverlay } = current
    const pointers = [...current.pointers.values()]
    const canMove = isOnOverlay || pointers.length > 1
    if (!overlay || !hasMoved.current || !canMove) return
    current.trash = trashOf(pointers, stage)
    onDrag(overlay, current.trash)
    dispatch({
      type: 'adjust-overlay',
      id: overlay.id,
      to: followPointers(overlay, pointers, stage),
    })
  }

  const release = ({ pointerId, type }: PointerEvent) => {
    const { current } = gesture
    if (!current) return
    restart(current, overlays, (pointers) => pointers.delete(pointerId))
    if (current.pointers.size > 0) return
    gesture.current = undefined
    onDrop(current.trash === 'over' && type === 'pointerup' ? current.overlay : undefined)
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return
      const current = (gesture.current ??= begin(event.target))
      const point = { x: event.clientX, y: event.clientY }
      restart(current, overlays, (pointers) =>
        pointers.set(event.pointerId, { start: point, now: point }),
      )
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
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (hasMoved.current) return
      onTap(tappedId.current, percentAt(event, event.currentTarget.getBoundingClientRect()))
    },
  }
}
