import { useHasMusic } from '#spa/platform/music/search-query.ts'
import { Tabs } from '#ui/controls/tabs.tsx'
import { composerMessages } from '../../composer-texts.ts'
import { currentSlide } from '../../model/story-draft.ts'
import { MediaTools } from './media-tools.tsx'
import { MusicTools } from './music-tools.tsx'
import { OverlayTools } from './overlay-tools.tsx'
import { PageTools } from './page-tools.tsx'
import { TextTools } from './text-tools.tsx'
import type { KeptDraft } from './use-kept-draft.ts'
import type { useSlideFile } from './use-slide-file.ts'
import type { TextEditing } from './use-text-editing.ts'
import * as styles from './composer.module.css'

const TOOLS = ['media', 'text', 'overlays', 'music', 'page'] as const
export type ToolName = (typeof TOOLS)[number]

interface ToolProps {
  kept: KeptDraft
  file: ReturnType<typeof useSlideFile>
  editing: TextEditing
  tool: ToolName
  onCamera: () => void
}

const Tool = ({ kept, file, editing, tool, onCamera }: ToolProps) => {
  const { draft, dispatch } = kept
  const slide = currentSlide(draft)
  switch (tool) {
    case 'media':
      return (
        <MediaTools
          slide={slide}
          dispatch={dispatch}
          preparing={file.preparing}
          onCamera={onCamera}
          onPick={file.pick}
          onRemove={file.remove}
        />
      )
    case 'text':
      return <TextTools slide={slide} dispatch={dispatch} />
    case 'overlays':
      return <OverlayTools draft={draft} dispatch={dispatch} editing={editing} />
    case 'music':
      return (
        <MusicTools
          track={slide.track}
          onChange={(track) => {
            dispatch({ type: 'set-track', track })
          }}
        />
      )
    case 'page':
      return <PageTools draft={draft} dispatch={dispatch} />
  }
}

interface ToolboxProps extends ToolProps {
  onTool: (tool: ToolName) => void
}

export const Toolbox = ({ onTool, ...props }: ToolboxProps) => {
  // Stages without music have no search.
  const hasMusic = useHasMusic()
  const tools = TOOLS.filter((name) => name !== 'music' || hasMusic)
  return (
    <div className={styles.toolbox}>
      <Tabs
        label={composerMessages.tools}
        layout="start"
        tabs={tools.map((name) => ({ name, label: composerMessages.tabs[name] }))}
        selected={props.tool}
        onSelect={onTool}
      >
        <Tool {...props} />
      </Tabs>
    </div>
  )
}
