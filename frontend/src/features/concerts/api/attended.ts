import { attendedConcerts } from '#shared/api/concert-marks.ts'
import { callPage } from '#spa/platform/api-client.ts'
import { pagesQuery } from '#spa/platform/pages.ts'
import { usePagedList } from '#spa/platform/use-paged-list.ts'
import { CONCERTS_KEY } from './concerts-key.ts'

export const ATTENDED_KEY = [...CONCERTS_KEY, 'attended'] as const

export type When = 'upcoming' | 'past'

/** The concerts that the member marked: the next first, of past ones the last first. */
export const useAttended = (when: When) =>
  usePagedList(
    pagesQuery(
      [...ATTENDED_KEY, when],
      ({ page, signal }) => callPage(attendedConcerts, { query: { when, ...page }, signal }),
      { refetchOnMount: 'always' },
    ),
  )
