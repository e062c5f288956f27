import {
  BellRing,
  CalendarCheck,
  CalendarSync,
  FileUp,
  History,
  ListChecks,
  Plus,
  type LucideIcon,
} from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { CurrentUser } from '#shared/api/members.ts'
import { DialogFailure } from '#spa/platform/dialog-failure.tsx'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { classNames } from '#ui/class-names.ts'
import { Button } from '#ui/controls/button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Menu } from '#ui/overlays/menu.tsx'
import { messages as alertTexts } from '../alert-texts.ts'
import { messages as feedTexts } from '../feed-texts.ts'
import { messages as markTexts } from '../mark-texts.ts'
import { viewQuery, type View } from '../model/filter.ts'
import { messages } from '../texts.ts'
import type { FilterControl } from './use-concert-filter.ts'
import * as styles from './calendar-screen.module.css'

const SubmitDialog = lazyPart(
  async () => (await import('./submit/submit-dialog.tsx')).SubmitDialog,
  DialogFailure,
)
const MarkedDialog = lazyPart(
  async () => (await import('./marks/marked-concerts.tsx')).MarkedDialog,
  DialogFailure,
)
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
  readonly dialog: (opened: { onClose: () => void; memberId: string }) => ReactNode
}

const SUBMIT: Tool = {
  label: messages.add,
  Icon: Plus,
  dialog: (opened) => <SubmitDialog {...opened} />,
}
const TOOLS: readonly Tool[] = [
  {
    label: markTexts.marked,
    Icon: CalendarCheck,
    dialog: ({ onClose }) => <MarkedDialog onClose={onClose} />,
  },
  {
    label: alertTexts.open,
    Icon: BellRing,
    dialog: ({ onClose }) => <AlertsDialog onClose={onClose} />,
  },
  {
    label: feedTexts.open,
    Icon: CalendarSync,
    dialog: ({ onClose }) => <FeedDialog onClose={onClose} />,
  },
]
const IMPORT: Tool = {
  label: feedTexts.import,
  Icon: FileUp,
  dialog: ({ onClose }) => <ImportDialog onClose={onClose} />,
}

/** Views beside list and month. */
const PLACES: readonly { readonly view: View; readonly Icon: LucideIcon }[] = [
  { view: 'own', Icon: ListChecks },
  { view: 'past', Icon: History },
]

/** What a member can do with the calendar besides reading it, and the dialog that is open. */
export const useCalendarTools = (me: CurrentUser) => {
  const [opened, setOpened] = useState<Tool>()
  return {
    tools: me.isOrganizer ? [...TOOLS, IMPORT] : TOOLS,
    open: setOpened,
    dialog: opened && (
      <Suspense>
        {opened.dialog({
          memberId: me.id,
          onClose: () => setOpened(undefined),
        })}
      </Suspense>
    ),
  }
}

type CalendarTools = ReturnType<typeof useCalendarTools>

interface ToolsProps {
  tools: CalendarTools
  control: FilterControl
}

/** The tools of a narrow screen, behind one button. */
export const ToolMenu = ({ tools: { tools, open }, control }: ToolsProps) => (
  <Menu
    label={messages.moreTools}
    items={[
      ...[SUBMIT, ...tools].map((tool) => ({
        label: tool.label,
        icon: <tool.Icon size={20} aria-hidden="true" />,
        onSelect: () => open(tool),
      })),
      ...PLACES.map(({ view, Icon }) => ({
        label: messages.viewNames[view],
        icon: <Icon size={20} aria-hidden="true" />,
        onSelect: () => control.change({ view, month: '', day: '' }),
      })),
    ]}
  />
)

/** Opens the form for a concert. */
export const SubmitButton = ({ open }: Pick<CalendarTools, 'open'>) => (
  <Button variant="primary" aria-haspopup="dialog" onClick={() => open(SUBMIT)}>
    <Plus size={20} aria-hidden="true" />
    {messages.add}
  </Button>
)

/** The tools beside the concerts, where there is space. */
export const ToolColumn = ({ tools: { tools, open }, control: { filter } }: ToolsProps) => (
  <aside className={styles.side} aria-label={messages.moreTools}>
    <SubmitButton open={open} />
    {tools.map((tool) => (
      <Button
        key={tool.label}
        variant="ghost"
        className={styles.tool}
        aria-haspopup="dialog"
        onClick={() => open(tool)}
      >
        <tool.Icon size={18} aria-hidden="true" />
        {tool.label}
      </Button>
    ))}
    {PLACES.map(({ view, Icon }) => (
      <Link
        key={view}
        className={classNames(buttonClass({ variant: 'ghost' }), styles.tool)}
        to={{ pathname: '/concerts', search: viewQuery(filter, view) }}
        aria-current={view === filter.view ? 'page' : undefined}
      >
        <Icon size={18} aria-hidden="true" />
        {messages.viewNames[view]}
      </Link>
    ))}
  </aside>
)
