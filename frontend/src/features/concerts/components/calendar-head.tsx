import { BellRing, CalendarSync, FileUp, type LucideIcon } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { CurrentUser } from '#shared/api/members.ts'
import { DialogFailure } from '#spa/platform/dialog-failure.tsx'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { useIsNarrow } from '#spa/platform/viewport.ts'
import { Button } from '#ui/controls/button.tsx'
import { Menu } from '#ui/overlays/menu.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { messages as alertTexts } from '../alert-texts.ts'
import { messages as feedTexts } from '../feed-texts.ts'
import { messages } from '../texts.ts'
import { MarkedButton } from './marks/marked-button.tsx'
import { SubmitButton } from './submit/submit-button.tsx'
import * as styles from './calendar-screen.module.css'

const AlertsDialog = lazyPart(
  async () => (await import('./alerts/alerts-dialog.tsx')).AlertsDialog,
  DialogFailure,
)
const FeedDialog = lazyPart(
  async () => (await import('./feed/feed-dialog.tsx')).FeedDialog,
  DialogFailure,
)
const ImportDialog = lazyPart(
  async () => (await import('./import/import-dialog.tsx')).ImportDialog,
  DialogFailure,
)

interface Tool {
  readonly label: string
  readonly Icon: LucideIcon
  readonly Dialog: typeof AlertsDialog
}

const TOOLS: readonly Tool[] = [
  { label: alertTexts.open, Icon: BellRing, Dialog: AlertsDialog },
  { label: feedTexts.open, Icon: CalendarSync, Dialog: FeedDialog },
]
const IMPORT: Tool = { label: feedTexts.import, Icon: FileUp, Dialog: ImportDialog }

interface ToolsProps {
  tools: readonly Tool[]
  onOpen: (tool: Tool) => void
}

const ToolMenu = ({ tools, onOpen }: ToolsProps) => (
  <Menu
    label={messages.moreTools}
    items={tools.map((tool) => ({
      label: tool.label,
      icon: <tool.Icon size={20} aria-hidden="true" />,
      onSelect: () => {
        onOpen(tool)
      },
    }))}
  />
)

const ToolButtons = ({ tools, onOpen }: ToolsProps) =>
  tools.map((tool) => (
    <Button
      key={tool.label}
      aria-haspopup="dialog"
      onClick={() => {
        onOpen(tool)
      }}
    >
      <tool.Icon size={18} aria-hidden="true" />
      {tool.label}
    </Button>
  ))

/** Title and actions of the calendar. A narrow screen keeps two actions, the others are in a menu. */
export const CalendarHead = ({ me }: { me: CurrentUser }) => {
  const isNarrow = useIsNarrow()
  const [opened, setOpened] = useState<Tool>()
  const tools = me.isOrganizer ? [...TOOLS, IMPORT] : TOOLS
  return (
    <header className={styles.head}>
      <div>
        <Heading as="h1">{messages.title}</Heading>
        <p>{messages.claim}</p>
      </div>
      {isNarrow && <ToolMenu tools={tools} onOpen={setOpened} />}
      <div className={styles.tools}>
        <SubmitButton memberId={me.id} />
        <MarkedButton />
        {!isNarrow && <ToolButtons tools={tools} onOpen={setOpened} />}
      </div>
      {opened && (
        <Suspense>
          <opened.Dialog
            onClose={() => {
              setOpened(undefined)
            }}
          />
        </Suspense>
      )}
    </header>
  )
}
