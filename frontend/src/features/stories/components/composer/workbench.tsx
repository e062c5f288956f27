import { Play } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent, useId, useState } from 'react'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { PartFailureNote } from '#spa/platform/part-failure.tsx'
import { Button } from '#ui/controls/button.tsx'
import { isFocusLost } from '#ui/focus/lost-focus.ts'
import { Loading } from '#ui/progress/spinner.tsx'
import type { StoryFile } from '../../api/story-media.ts'
import { composerMessages as texts } from '../../composer-texts.ts'
import { Notes } from './notes.tsx'
import { Playback } from './playback.tsx'
import { UploadProgress } from './share-button.tsx'
import { SlideStrip } from './slide-strip.tsx'
import { Stage } from './stage.tsx'
import { Toolbox, type ToolName } from './toolbox.tsx'
import type { KeptDraft } from './use-kept-draft.ts'
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
  const close = () => {
    setSlideId(undefined)
  }
  const view = slideId !== undefined && (
    <Suspense fallback={<Loading />}>
      <CameraView
        onFile={(file) => {
          place(slideId, file)
        }}
        onClose={close}
      />
    </Suspense>
  )
  return { view, openFor: setSlideId }
}

interface PagesProps extends Pick<KeptDraft, 'draft' | 'dispatch' | 'keeper'> {
  onPreview: () => void
}

const Pages = ({ draft, dispatch, keeper, onPreview }: PagesProps) => (
  <div className={styles.strip}>
    <SlideStrip draft={draft} dispatch={dispatch} urlOf={keeper.urlOf} />
    <Button
      variant="ghost"
      onClick={() => {
        dispatch({ type: 'deselect' })
        onPreview()
      }}
    >
      <Play size={20} aria-hidden="true" />
      {texts.preview}
    </Button>
  </div>
)

/** Camera and preview take the focus with them when they close. */
const useFocusOnReturn = (isBack: boolean, focusStage: () => void) => {
  const focus = useEffectEvent(focusStage)
  useEffect(() => {
    if (isBack && isFocusLost()) focus()
  }, [isBack])
}

interface BenchProps extends WorkbenchProps {
  onPreview: () => void
}

const Bench = ({ kept, publishing, onPreview }: BenchProps) => {
  const { draft, dispatch, keeper } = kept
  const { urlOf } = keeper
  const file = useSlideFile(kept)
  const editing = useTextEditing(draft, dispatch)
  const [tool, setTool] = useState<ToolName>('media')
  const camera = useCameraSlide(file.place)
  const keysId = useId()
  const isBusy = publishing.phase.name !== 'editing'
  const choose = (name: ToolName) => {
    if (name !== 'overlays') dispatch({ type: 'deselect' })
    setTool(name)
  }
  useFocusOnReturn(camera.view === false, editing.focusStage)
  if (camera.view) return camera.view
  return (
    <div className={styles.body} data-typing={draft.selection?.isTyping === true}>
      <div className={styles.stage} inert={isBusy}>
        <Stage {...{ draft, dispatch, urlOf, editing, keysId }} />
      </div>
      <div className={styles.tools}>
        <Notes kept={kept} failure={publishing.failure} />
        <UploadProgress publishing={publishing} />
        <div inert={isBusy}>
          <Pages {...{ draft, dispatch, keeper, onPreview }} />
          <Toolbox
            {...{ kept, file, editing }}
            tool={draft.selection ? 'overlays' : tool}
            onTool={choose}
            onCamera={() => {
              camera.openFor(draft.currentId)
            }}
          />
        </div>
      </div>
    </div>
  )
}

/** The slide on its stage with the tools for it, or the whole story as others see it. */
export const Workbench = (props: WorkbenchProps) => {
  const [isPreview, setPreview] = useState(false)
  const { draft, keeper } = props.kept
  return isPreview ? (
    <Playback
      slides={draft.slides}
      urlOf={keeper.urlOf}
      onEnd={() => {
        setPreview(false)
      }}
    />
  ) : (
    <Bench
      {...props}
      onPreview={() => {
        setPreview(true)
      }}
    />
  )
}
