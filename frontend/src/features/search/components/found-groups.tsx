import type { Author } from '#shared/api/members.ts'
import { MessageIconLink } from '#spa/entities/message/message-icon-link.tsx'
import { classNames } from '#ui/class-names.ts'
import { messages } from '../box-texts.ts'
import type { Group } from './rows.tsx'
import { Option } from './option.tsx'
import * as styles from './search-box.module.css'

interface FoundGroupsProps {
  id: string
  groups: readonly Group[]
  /** The option that the arrow keys chose, counted over all groups. */
  active: number
  onChoose: (index: number) => void
}

/** All results as one list of options, under the headings of their groups. */
export const FoundGroups = ({ id, groups, active, onChoose }: FoundGroupsProps) => {
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { rows }) => sum + rows.length, 0),
  )
  return (
    <div id={id} role="listbox" aria-label={messages.results}>
      {groups.map(({ name, rows }, place) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <div id={`${id}-${name}`} className={styles.heading}>
            {messages.groups[name]}
          </div>
          {rows.map(({ key, content }, row) => {
            const index = (starts[place] ?? 0) + row
            return (
              <Option
                key={key}
                listId={id}
                index={index}
                isActive={index === active}
                hasControl={name === 'people'}
                onChoose={onChoose}
              >
                {content}
              </Option>
            )
          })}
        </div>
      ))}
    </div>
  )
}

interface ChatLinksProps {
  people: readonly Author[]
  /** The viewer's own result has no link. */
  ownId: string
  onLeave: () => void
}

/** Over the rows of the people, which come first: an option must not contain a control. */
export const ChatLinks = ({ people, ownId, onLeave }: ChatLinksProps) => (
  <div className={classNames(styles.controls, styles.belowHeading)}>
    {people.map((person) =>
      person.id === ownId ? (
        <span key={person.id} />
      ) : (
        <MessageIconLink key={person.id} person={person} onLeave={onLeave} />
      ),
    )}
  </div>
)
