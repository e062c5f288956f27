import { Check } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { isFocusLost } from '#ui/focus/lost-focus.ts'
import { useIsWide } from '#spa/platform/viewport.ts'
import { composerMessages } from '../../composer-texts.ts'
import { currentSlide } from '../../model/story-draft.ts'
import { ColorTools } from './color-tools.tsx'
import { Layers } from './layers.tsx'
import { LinkTools } from './link-tools.tsx'
import { MusicTools } from './music-tools.tsx'
import { OverlayTools } from './overlay-tools.tsx'
import { PageTools } from './page-tools.tsx'
import { TextTools } from './text-tools.tsx'
import type { KeptDraft } from './use-kept-draft.ts'
import type { Panel, PanelName } from './use-panel.ts'
import type { useSlideFile } from './use-slide-file.ts'
import type { TextEditing } from './use-text-editing.ts'
import * as styles from './composer.module.css'

interface ToolPanelProps {
  kept: KeptDraft
  file: ReturnType<typeof useSlideFile>
  editing: TextEditing
  panel: Panel
}

interface ToolProps extends ToolPanelProps {
  name: PanelName
}

const Tool = ({ name, kept, file, editing, panel }: ToolProps) => {
  const { draft, dispatch } = kept
  const slide = currentSlide(draft)
  switch (name) {
    case 'link':
      return (
        <LinkTools
          onPlace={(address) => {
            panel.close()
            editing.place(address)
          }}
        />
      )
    case 'music':
      return (
        <MusicTools
          track={slide.track}
          onChange={(track) => dispatch({ type: 'set-track', track })}
          onLeave={panel.close}
        />
      )
    case 'color':
      return <ColorTools slide={slide} dispatch={dispatch} />
    case 'layers':
      return <Layers {...{ draft, dispatch, editing, panel }} onRemoveMedia={file.remove} />
    case 'text':
      return <TextTools slide={slide} dispatch={dispatch} />
    case 'page':
      return <PageTools draft={draft} dispatch={dispatch} />
  }
}

interface SheetProps {
  title: string
  /** Without it, the sheet is always there. */
  onClose: (() => void) | undefined
  children: ReactNode
}

const Sheet = ({ title, onClose, children }: SheetProps) => {
  const id = useId()
  const root = useRef<HTMLElement>(null)
  useEffect(() => {
    // What opened it may have left the screen.
    if (isFocusLost()) root.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section ref={root} className={styles.sheet} aria-labelledby={id} tabIndex={-1}>
      <div className={styles.sheetHead}>
        <Heading as="h3" id={id}>
          {title}
        </Heading>
        {onClose && (
          <IconButton label={composerMessages.done} onClick={onClose}>
            <Check aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {children}
    </section>
  )
}

/** The tools that are open: those of the selected text, or those of the bar. */
export const ToolPanel = (props: ToolPanelProps) => {
  const { kept, editing, panel } = props
  const { shown } = panel
  const isWide = useIsWide()
  if (shown === undefined) return null
  if (shown === 'overlay')
    return <OverlayTools draft={kept.draft} dispatch={kept.dispatch} editing={editing} />
  const isLasting = shown === 'layers' && isWide
  return (
    <Sheet
      key={shown}
      title={composerMessages.panels[shown]}
      onClose={isLasting ? undefined : panel.close}
    >
      <Tool {...props} name={shown} />
    </Sheet>
  )
}
