import { useState, type RefObject } from 'react'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Author } from '#shared/api/members.ts'
import { nameOrUnknown } from '../name-or-unknown.ts'
import { Avatar } from '#ui/brand/avatar.tsx'
import { mentionableUsers } from '#shared/api/people.ts'
import type { TypedName } from './name-at-caret.ts'
import { typeInto } from '#spa/platform/typed-text.ts'
import { call } from '#spa/platform/api-client.ts'
import { useHiddenMembers } from '../hidden-members.ts'
import { useSettled } from '#spa/platform/use-settled.ts'
import { texts } from './texts.ts'
import { useListKeys } from './use-list-keys.ts'
import * as styles from './mentions.module.css'

interface MentionListProps {
  id: string
  area: RefObject<HTMLTextAreaElement | null>
  typed: TypedName
  onClose: () => void
}

/** Puts the whole name in the place of the typed one, as if it were typed. */
const complete = (area: HTMLTextAreaElement | null, { start, name }: TypedName, person: Author) => {
  if (!area) return
  const end = start + 1 + name.length
  const space = area.value.charAt(end) === ' ' ? '' : ' '
  const written = `@${person.username}${space}`
  const isFull =
    area.maxLength >= 0 && area.value.length - name.length - 1 + written.length > area.maxLength
  if (isFull) return
  typeInto(area, area.value.slice(0, start) + written + area.value.slice(end))
  area.setSelectionRange(start + written.length, start + written.length)
}

const statusOf = (
  name: string,
  people: readonly Author[] | undefined,
  hasFailed: boolean,
): string => {
  if (name === '') return texts.prompt
  if (hasFailed) return texts.failed
  if (!people) return texts.searching
  return people.length === 0 ? texts.none : texts.found(people.length)
}

const FRESH_MS = 60_000
const PAUSE_MS = 150

const mentionableOptions = (searchQuery: string) =>
  queryOptions({
    queryKey: ['people', 'mentionable', searchQuery],
    queryFn: ({ signal }) => call(mentionableUsers, { query: { searchQuery }, signal }),
    enabled: searchQuery !== '',
    staleTime: FRESH_MS,
    retry: false,
  })

/** The members whose names begin with the typed text, followed members first. */
const useMentionable = (typed: string) => {
  const name = useSettled(typed, PAUSE_MS)
  const { data, isError } = useQuery({
    ...mentionableOptions(name),
    placeholderData: keepPreviousData,
  })
  const hidden = useHiddenMembers()
  return { people: data?.filter(({ id }) => !hidden.has(id)), hasFailed: isError }
}

/** The members who fit the typed name, under the text field, which keeps the focus. */
export const MentionList = ({ id, area, typed, onClose }: MentionListProps) => {
  const { people, hasFailed } = useMentionable(typed.name)
  const [chosen, setChosen] = useState(0)
  const listed = typed.name === '' || hasFailed ? [] : (people ?? [])
  const active = Math.min(chosen, listed.length - 1)
  const optionId = (index: number): string => `${id}-${String(index)}`

  const choose = (person: Author | undefined) => {
    if (person) complete(area.current, typed, person)
    onClose()
  }
  useListKeys(area, {
    listId: id,
    activeId: active < 0 ? undefined : optionId(active),
    onMove: (by) => setChosen((active + by + listed.length) % listed.length),
    onChoose: () => choose(listed[active]),
    onClose,
  })
  const status = statusOf(typed.name, people, hasFailed)
  return (
    <div className={styles.box}>
      <p role="status" className={listed.length > 0 ? 'visually-hidden' : styles.status}>
        {status}
      </p>
      {listed.length > 0 && (
        <div id={id} role="listbox" aria-label={texts.list} className={styles.list}>
          {listed.map((person, index) => (
            <div
              key={person.id}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={styles.option}
              // The field keeps the focus, and a phone its keyboard.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
            >
              <Avatar name={person.displayName} src={person.avatar} size="sm" />
              <span className={styles.names}>
                <bdi>{nameOrUnknown(person.displayName)}</bdi>
                <span className={styles.handle}>@{person.username}</span>
              </span>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
