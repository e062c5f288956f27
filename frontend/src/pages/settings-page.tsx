import { Suspense, useState } from 'react'
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom'
import type { CurrentUser } from '#shared/api/members.ts'
import { useCurrentUser } from '../features/auth/api/current-user.ts'
import { ConfirmationHost } from '../features/security/components/confirmation-host.tsx'
import {
  FROM_INDEX,
  indexLinkId,
  SettingsIndex,
} from '../features/settings/components/settings-index.tsx'
import { SettingsResults, type Result } from '../features/settings/components/settings-results.tsx'
import { SubjectFrame } from '../features/settings/components/subject-frame.tsx'
import { findSettings } from '../features/settings/model/find-settings.ts'
import { useArrival, type ToControl } from '../features/settings/model/use-arrival.ts'
import { messages } from '../features/settings/texts.ts'
import { usePageTitle } from '#spa/platform/page-title.ts'
import { useIsPhone } from '#spa/platform/viewport.ts'
import { SkeletonRows } from '#ui/progress/skeleton-rows.tsx'
import { SubjectSections } from './settings-sections.tsx'
import {
  allSettings,
  FIRST_SUBJECT,
  SUBJECTS,
  subjectAt,
  findSubject,
  type FoundSetting,
  type SubjectPath,
} from './settings-subjects.ts'
import * as styles from './settings-page.module.css'

const INDEX_HEADING = 'settings-title'
const SUBJECT_HEADING = 'subject-title'

const resultOf = ({ path, section, control, ...setting }: FoundSetting): Result => ({
  ...setting,
  to: `/settings/${path}#${section}`,
  state: {
    ...FROM_INDEX,
    ...(control !== undefined && ({ control } satisfies ToControl)),
  },
})

const useSearch = () => {
  const [query, setQuery] = useState('')
  const navigate = useNavigate()
  const results = query.trim() === '' ? undefined : findSettings(allSettings(), query).map(resultOf)
  const [first] = results ?? []
  return {
    results: results && <SettingsResults results={results} onClear={() => setQuery('')} />,
    field: {
      query,
      onQuery: setQuery,
      onSubmit: () => {
        if (first) void navigate(first.to, { state: first.state })
      },
    },
  }
}

interface ShownSettingsProps {
  me: CurrentUser
  /** The subject of the address; the index alone when missing. */
  chosen: SubjectPath | undefined
}

/** Index and subject: beside each other, or one after the other on a phone. */
const ShownSettings = ({ me, chosen }: ShownSettingsProps) => {
  const isPhone = useIsPhone()
  const search = useSearch()
  const shown = isPhone ? chosen : (chosen ?? FIRST_SUBJECT)
  usePageTitle(
    chosen === undefined ? messages.title : messages.pageTitle(messages.subjects[chosen].title),
  )
  useArrival(
    (pathBefore) =>
      document.getElementById(SUBJECT_HEADING) ??
      document.getElementById(indexLinkId(pathBefore.slice(pathBefore.lastIndexOf('/') + 1))) ??
      document.getElementById(INDEX_HEADING),
  )
  return (
    <div className={styles.root}>
      {!(isPhone && chosen) && (
        <div className={styles.side}>
          <SettingsIndex
            {...search.field}
            headingId={INDEX_HEADING}
            subjects={SUBJECTS}
            shown={shown}
            results={search.results}
          />
        </div>
      )}
      {shown && (
        <SubjectFrame
          key={shown}
          headingId={SUBJECT_HEADING}
          title={messages.subjects[shown].title}
          isPage={isPhone}
        >
          <Suspense fallback={<SkeletonRows rows={4} />}>
            <SubjectSections path={shown} me={me} />
          </Suspense>
        </SubjectFrame>
      )}
      <ConfirmationHost username={me.username} />
    </div>
  )
}

/** The settings: `/settings` with the index, `/settings/<subject>`, and `#<section>` behind either. */
export const SettingsPage = () => {
  const { subject } = useParams()
  const { hash } = useLocation()
  const { data: me } = useCurrentUser()
  const chosen = subjectAt(subject)?.path
  const home = chosen === undefined ? findSubject(hash.slice(1)) : undefined
  if (home) return <Navigate replace to={`/settings/${home.path}${hash}`} />
  if (chosen === undefined && subject !== undefined) return <Navigate replace to="/settings" />
  return me && <ShownSettings me={me} chosen={chosen} />
}
