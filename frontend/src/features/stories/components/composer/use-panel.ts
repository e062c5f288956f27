import { useState } from 'react'
import { useIsWide } from '#spa/platform/viewport.ts'
import type { DraftAction } from '../../model/reduce-draft.ts'
import type { StoryDraft } from '../../model/story-draft.ts'
import type { TrashState } from './use-gestures.ts'

/** What a tool opens. */
export type PanelName = 'link' | 'music' | 'color' | 'layers' | 'text' | 'page'

/** `overlay` has the tools of the selected text. */
export type ShownPanel = PanelName | 'overlay' | undefined

const panelOf = (draft: StoryDraft, opened: PanelName | undefined, isWide: boolean): ShownPanel => {
  if (draft.selection) return 'overlay'
  return opened ?? (isWide ? 'layers' : undefined)
}

/** The panel beside or below the stage; beside it, there is always one. It stays as it is during a drag, so that the stage keeps its size. */
export const usePanel = (draft: StoryDraft, dispatch: (action: DraftAction) => void) => {
  const isWide = useIsWide()
  const [opened, setOpened] = useState<PanelName>()
  const [drag, setDrag] = useState<{ readonly trash: TrashState; readonly shown: ShownPanel }>()
  const shown = drag ? drag.shown : panelOf(draft, opened, isWide)
  return {
    shown,
    /** Whether a tool is open, also below those of a selected text. */
    isOpened: opened !== undefined,
    open: (name: PanelName) => {
      dispatch({ type: 'deselect' })
      setOpened(name)
    },
    close: () => setOpened(undefined),
    dragging: {
      trash: drag?.trash ?? 'hidden',
      follow: (trash: TrashState) => {
        if (drag?.trash !== trash) setDrag({ trash, shown })
      },
      end: () => setDrag(undefined),
    },
  }
}

export type Panel = ReturnType<typeof usePanel>
export type Dragging = Panel['dragging']
