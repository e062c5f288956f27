import type { BandPatch } from '#shared/domain/band-diff.ts'
import { changesBetween, type FieldChange } from './diff-texts.ts'
import { messages } from './texts.ts'
import * as styles from './band-diff.module.css'

const KINDS = { removed: styles.removed, added: styles.added }

interface PartProps {
  change: FieldChange
  kind: 'removed' | 'added'
}

const nameOf = ({ change: { isList }, kind }: PartProps): string => {
  if (kind === 'removed') return isList ? messages.removed : messages.before
  return isList ? messages.added : messages.after
}

/** Screen readers announce neither `del` nor `ins`, so the words say it. */
const Part = (props: PartProps) => {
  const { change, kind } = props
  const Tag = kind === 'removed' ? 'del' : 'ins'
  return change[kind].map((text, index) => (
    <p key={`${text}${String(index)}`} className={KINDS[kind]}>
      <span className={styles.sign}>{nameOf(props)} </span>
      <Tag className={styles.text} dir="auto">
        {text}
      </Tag>
    </p>
  ))
}

const isReordered = ({ removed, added }: FieldChange): boolean =>
  removed.length === 0 && added.length === 0

/** What a change of a band does, field by field. */
export const BandDiff = ({ before, after }: { before: BandPatch; after: BandPatch }) => (
  <dl className={styles.root}>
    {changesBetween(before, after).map((change) => (
      <div key={change.field} className={styles.field}>
        <dt>{change.label}</dt>
        <dd>
          <Part change={change} kind="removed" />
          <Part change={change} kind="added" />
          {isReordered(change) && <p className={styles.sign}>{messages.reordered}</p>}
        </dd>
      </div>
    ))}
  </dl>
)
