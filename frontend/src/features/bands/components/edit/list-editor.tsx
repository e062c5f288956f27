import { Plus, X } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { LIMITS } from '#shared/domain/limits.ts'
import { isEnter } from '#spa/platform/enter-key.ts'
import { Button } from '#ui/controls/button.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { FieldNote } from '#ui/forms/field-note.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { careMessages } from '../../care-texts.ts'
import { LIST_FIELDS, type ListField, type Row } from '../../model/band-form.ts'
import type { BandEdit } from './use-band-edit.ts'
import * as styles from './edit.module.css'

const ROWS: Readonly<Record<ListField, string>> = {
  members: styles.members,
  releases: styles.releases,
  socialLinks: styles.socialLinks,
}

const MAX_ROWS: Readonly<Record<ListField, number>> = {
  members: LIMITS.bandMembers,
  releases: LIMITS.releases,
  socialLinks: LIMITS.bandLinks,
}

const MAX_LENGTHS: Readonly<Record<string, number>> = {
  'members.name': LIMITS.bandPerson,
  'members.instrument': LIMITS.bandPerson,
  'releases.title': LIMITS.releaseTitle,
  'releases.type': LIMITS.bandLinkName,
  'socialLinks.name': LIMITS.bandLinkName,
}

const YEAR_DIGITS = 4

const attributesOf = (list: ListField, column: string) => {
  if (column === 'url') return { type: 'url', inputMode: 'url', maxLength: LIMITS.linkUrl } as const
  if (column === 'year') return { inputMode: 'numeric', maxLength: YEAR_DIGITS } as const
  return { maxLength: MAX_LENGTHS[`${list}.${column}`] }
}

interface ListProps {
  list: ListField
  edit: BandEdit
}

interface RowProps extends ListProps {
  row: Row
  /** From 1. */
  number: number
}

const RowFields = ({ list, edit, row, number }: RowProps) => {
  const texts = careMessages.edit.lists[list]
  const labels: Readonly<Record<string, string>> = texts.columns
  return (
    <li className={styles.row}>
      <div className={ROWS[list]}>
        {LIST_FIELDS[list].map((column) => (
          <TextField
            key={column}
            label={careMessages.edit.row(labels[column] ?? '', number)}
            hideLabel
            placeholder={labels[column]}
            autoComplete="off"
            value={row.texts[column] ?? ''}
            error={edit.errors[`${list}.${row.key}.${column}`]}
            onChange={({ target }) => edit.setCell(list, row.key, { [column]: target.value })}
            {...attributesOf(list, column)}
          />
        ))}
      </div>
      <IconButton label={texts.remove(number)} onClick={() => edit.removeRow(list, row.key)}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </li>
  )
}

/** Focuses the first field of a new row, and the field after a removed one. */
const useRowFocus = (count: number) => {
  const root = useRef<HTMLFieldSetElement>(null)
  const before = useRef(count)
  const removedAt = useRef<number>(undefined)
  useEffect(() => {
    const rows = root.current?.querySelectorAll('li') ?? []
    const at = count > before.current ? rows.length - 1 : removedAt.current
    const isOtherCount = count !== before.current
    before.current = count
    removedAt.current = undefined
    if (!isOtherCount || at === undefined) return
    const target = rows[Math.min(at, rows.length - 1)]?.querySelector('input')
    ;(target ?? root.current?.querySelector('button'))?.focus()
  }, [count])
  return {
    root,
    noteRemoval: (target: EventTarget) => {
      const row = target instanceof Element ? target.closest('li') : null
      if (row) removedAt.current = [...(row.parentElement?.children ?? [])].indexOf(row)
    },
  }
}

/** Rows of fields. Enter in a field adds a row instead of sending the form. */
export const ListEditor = ({ list, edit }: ListProps) => {
  const texts = careMessages.edit.lists[list]
  const rows = edit.draft.lists[list]
  const { root, noteRemoval } = useRowFocus(rows.length)
  const isFull = rows.length >= MAX_ROWS[list]
  const error = edit.errors[list]
  const press = (event: KeyboardEvent) => {
    const isInField = event.target instanceof HTMLInputElement
    if (!isInField || !isEnter(event.nativeEvent)) return
    if (event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (!isFull) edit.addRow(list)
  }
  return (
    <fieldset
      ref={root}
      className={styles.list}
      onKeyDown={press}
      onClickCapture={({ target }) => noteRemoval(target)}
    >
      <legend>{texts.label}</legend>
      <ol className={styles.rows}>
        {rows.map((row, index) => (
          <RowFields key={row.key} list={list} edit={edit} row={row} number={index + 1} />
        ))}
      </ol>
      {error !== undefined && (
        <FieldNote tone="error" role="alert">
          {error}
        </FieldNote>
      )}
      {!isFull && (
        <Button variant="ghost" onClick={() => edit.addRow(list)}>
          <Plus size={18} aria-hidden="true" />
          {texts.add}
        </Button>
      )}
    </fieldset>
  )
}
