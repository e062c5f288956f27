import { Play, Settings2, Trash2 } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { PartFailureNote } from '#spa/platform/part-failure.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { isFocusLost } from '#ui/focus/lost-focus.ts'
import { Loading } from '#ui/progress/spinner.tsx'
import type { StoryFile } from '../../api/story-media.ts'
import { composerMessages as texts } from '../../composer-texts.ts'
import { Notes } from './notes.tsx'
import { Playback } from './playback.tsx'
import { UploadProgress } from './share-button.tsx'
import { SlideStrip } from './slide-strip.tsx'
import { Stage } from './stage.tsx'
import { ToolBar } from './tool-bar.tsx'
import { ToolPanel } from './tool-panel.tsx'
import type { KeptDraft } from './use-kept-draft.ts'
import { usePanel, type Dragging, type Panel, type ShownPanel } from './use-panel.ts'
import type { Publishing } from './use-publish.ts'
import { useSlideFile } from './use-slide-file.ts'
import { useTextEditing } from './use-text-editing.ts'
import * as styles from './composer.module.css'

const CameraView = lazyPart(
  async () => (await import('./camera-view.tsx')).CameraView,
  PartFailureNote,
)

interface WorkbenchProps {
  kept: KeptDraft
  publishing: Publishing
}

/** The slide that the camera takes a picture for, while the camera is open. */
const useCameraSlide = (place: (slideId: string, file: StoryFile) => void) => {
  const [slideId, setSlideId] = useState<string>()
  const close = () => setSlideId(undefined)
  const view = slideId !== undefined && (
    <Suspense fallback={<Loading />}>
      <CameraView onFile={(file) => place(slideId, file)} onClose={close} />
    </Suspense>
  )
  return { view, openFor: setSlideId }
}

interface PagesProps extends Pick<KeptDraft, 'draft' | 'dispatch' | 'keeper'> {
  panel: Panel
  onPreview: () => void
}

const Pages = ({ draft, dispatch, keeper, panel, onPreview }: PagesProps) => (
  <div className={styles.pages}>
    <SlideStrip draft={draft} dispatch={dispatch} urlOf={keeper.urlOf} />
    <IconButton
      label={texts.panels.page}
      aria-expanded={panel.shown === 'page'}
      onClick={() => {
        if (panel.shown === 'page') panel.close()
        else panel.open('page')
      }}
    >
      <Settings2 aria-hidden="true" />
    </IconButton>
    <IconButton
      label={texts.preview}
      onClick={() => {
        dispatch({ type: 'deselect' })
        onPreview()
      }}
    >
      <Play aria-hidden="true" />
    </IconButton>
  </div>
)

/** Camera, preview and panels take the focus with them when they close. `shown` is false while something covers the stage. */
const useFocusOnReturn = (shown: ShownPanel | false, focusStage: () => void) => {
  const focus = useEffectEvent(focusStage)
  useEffect(() => {
    if (shown !== false && isFocusLost()) focus()
  }, [shown])
}

interface BenchProps extends WorkbenchProps {
  onPreview: () => void
}

const Trash = ({ trash }: Dragging) =>
  trash !== 'hidden' && (
    <p className={styles.trash} data-over={trash === 'over'} aria-hidden="true">
      <Trash2 />
      {texts.trash[trash]}
    </p>
  )

/** Escape closes a panel before it closes the composer; Ctrl+Z takes a deletion back. */
const onKeys =
  ({ isOpened, close }: Panel, dispatch: KeptDraft['dispatch']) =>
  (event: KeyboardEvent) => {
    const { target, currentTarget, key } = event
    // A dialog above the composer is its child for React only.
    const isInside = target instanceof Element && currentTarget.contains(target)
    if (event.defaultPrevented || !isInside) return
    const isUndo = key === 'z' && (event.ctrlKey || event.metaKey)
    if (key === 'Escape' && isOpened) close()
    else if (isUndo && !target.matches('input, textarea')) dispatch({ type: 'restore-overlay' })
    else return
    event.preventDefault()
  }

const Bench = ({ kept, publishing, onPreview }: BenchProps) => {
  const { draft, dispatch, keeper } = kept
  const { urlOf } = keeper
  const file = useSlideFile(kept)
  const editing = useTextEditing(draft, dispatch)
  const panel = usePanel(draft, dispatch)
  const camera = useCameraSlide(file.place)
  const keysId = useId()
  const isBusy = publishing.phase.name !== 'editing'
  useFocusOnReturn(camera.view === false && panel.shown, () => {
    if (draft.selection) editing.focusOverlay(draft.selection.overlayId)
    else editing.focusStage()
  })
  if (camera.view) return camera.view
  return (
    <div
      className={styles.body}
      inert={isBusy}
      data-panel={panel.shown}
      data-typing={draft.selection?.isTyping === true}
      onKeyDown={onKeys(panel, dispatch)}
    >
      <Stage
        {...{ draft, dispatch, urlOf, editing, keysId }}
        dragging={panel.dragging}
        onMusic={() => panel.open('music')}
      />
      <ToolBar
        {...{ panel, editing }}
        onPick={file.pick}
        onCamera={() => camera.openFor(draft.currentId)}
      />
      <ToolPanel {...{ kept, file, editing, panel }} />
      <Pages {...{ draft, dispatch, keeper, panel, onPreview }} />
      <Trash {...panel.dragging} />
      <p className={styles.preparing} role="status">
        {file.preparing !== undefined && texts.media.preparing(file.preparing)}
      </p>
    </div>
  )
}

/** The slide on its stage with the tools for it, or the whole story as others see it. */
export const Workbench = (props: WorkbenchProps) => {
  const [isPreview, setPreview] = useState(false)
  const { kept, publishing } = props
  if (isPreview)
    return (
      <Playback
        slides={kept.draft.slides}
        urlOf={kept.keeper.urlOf}
        onEnd={() => setPreview(false)}
      />
    )
  return (
    <div className={styles.bench}>
      <div className={styles.notes}>
        <Notes kept={kept} failure={publishing.failure} />
        <UploadProgress publishing={publishing} />
      </div>
      <Bench {...props} onPreview={() => setPreview(true)} />
    </div>
  )
}
