import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useQueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { type Band, createBand, similarBands } from '#shared/api/bands.ts'
import { ApiError } from '#spa/platform/api-error.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { dropFormDraft, keepFormDraft, readFormDraft } from '#spa/platform/form-drafts.ts'
import { loadChunk } from '#spa/platform/load-chunk.ts'
import { useCheckedForm } from '#spa/platform/use-checked-form.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import type { SentBodyOf } from '#shared/api/contract.ts'
import { call } from '#spa/platform/api-client.ts'
import { useIdempotentMutation } from '#spa/platform/idempotency.ts'
import { useSettled } from '#spa/platform/use-settled.ts'
import { messages } from '../../texts.ts'
import { useWayBack } from '../use-form-dialog.ts'

const texts = messages.newcomerForm

const FIELDS = [
  'name',
  'genre',
  'country',
  'city',
  'formedYear',
  'description',
  'website',
  'socialMediaUrl',
] as const
export type NewcomerField = (typeof FIELDS)[number]
type Values = Readonly<Record<NewcomerField, string>>

const EMPTY: Values = {
  name: '',
  genre: '',
  country: '',
  city: '',
  formedYear: '',
  description: '',
  website: '',
  socialMediaUrl: '',
}

/** Drafts belong to a member, because another one may sign in after a lost session. */
const formOf = (me: string): string => `newcomer.${me}`

const loadSchema = () => loadChunk(async () => (await import('./new-band.ts')).NewBand)

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409

/** A server error without a text of its own says nothing that a member can use. */
const failureText = (error: Error): string =>
  error.message === '' || (error instanceof ApiError && error.status === 500)
    ? texts.failedText
    : error.message

/** The schema has no empty choice, so fields that may stay empty are left out. */
const sentFields = (values: Values): unknown => {
  const trimmed = FIELDS.map((name) => [name, values[name].trim()] as const)
  return Object.fromEntries(
    trimmed
      .filter(([name, text]) => text !== '' || name === 'name' || name === 'genre')
      .map(([name, text]) => [name, name === 'formedYear' ? Number(text) : text]),
  )
}

const announce = (band: Band, open: () => void): void => {
  const action = { label: texts.show, onSelect: open }
  if (band.status === 'held') {
    toast({ title: texts.held, description: band.statusReason ?? texts.heldText, action })
    return
  }
  toast({ title: texts.added, description: texts.addedText, tone: 'success', action })
}

type SentBand = SentBodyOf<typeof createBand>

/** Both are also called when the form was closed before the answer. */
interface Outcome {
  onAdded: (band: Band) => void
  onFailed: (error: Error) => void
}

/** Adds a newcomer. The lists and the figures of the community are loaded again. */
const useCreateBand = ({ onAdded, onFailed }: Outcome) => {
  const client = useQueryClient()
  return useIdempotentMutation({
    send: (body: SentBand, idempotencyKey) => call(createBand, { body, idempotencyKey }),
    onSuccess: (band) => {
      onAdded(band)
      void client.invalidateQueries({ queryKey: ['bands'] })
      void client.invalidateQueries({ queryKey: ['community', 'stats'] })
    },
    onError: onFailed,
  })
}

const PAUSE_MS = 300

const similarOptions = (name: string) =>
  queryOptions({
    queryKey: ['bands', 'similar', name],
    queryFn: ({ signal }) => call(similarBands, { query: { name }, signal }),
  })

/** Bands with the typed name, once the member pauses. */
const useSimilarBands = (typed: string) => {
  const name = useSettled(typed.trim(), PAUSE_MS)
  const { data, refetch } = useQuery({ ...similarOptions(name), enabled: name !== '' })
  return {
    bands: name === '' ? [] : (data ?? []),
    check: () => {
      if (name !== '') void refetch()
    },
  }
}

/** Keeps what was typed until the server has stored the band. */
export const useNewcomerForm = (me: string, onClose: () => void) => {
  const navigate = useNavigate()
  const form = formOf(me)
  const [values, setValues] = useState((): Values => ({ ...EMPTY, ...readFormDraft(form) }))
  const [openedAt] = useState(() => new Date().toISOString())
  const isAnother = useRef(false)
  const similar = useSimilarBands(values.name)
  const { isClosed, reopen } = useWayBack('newcomer', '/bands')
  const create = useCreateBand({
    onAdded: (band) => {
      dropFormDraft(form)
      announce(band, () => void navigate(`/bands/${band.id}`))
    },
    onFailed: (error) => {
      const closed = isClosed()
      if (isConflict(error) && !closed) similar.check()
      else
        reportFailure(error, {
          title: texts.failed,
          description: failureText(error),
          ...(closed && { action: { label: texts.reopen, onSelect: reopen } }),
        })
    },
  })

  const set = (name: NewcomerField, text: string) => {
    const next = { ...values, [name]: text }
    setValues(next)
    keepFormDraft(form, next)
    if (name !== 'name' && name !== 'country') return
    isAnother.current = false
    if (create.isError) create.reset()
  }

  const checked = useCheckedForm({
    loadSchema,
    read: () => sentFields(values),
    onValid: (fields) => {
      if (create.isPending) return
      const newcomer = { submittedBy: me, isNewcomer: true, lastKnownActivity: openedAt }
      const answer = isAnother.current ? { isAnotherBand: true } : {}
      create.mutate({ ...fields, ...newcomer, ...answer }, { onSuccess: onClose })
    },
  })

  return {
    values,
    set,
    similar: similar.bands,
    /** Why the server takes the band for one that exists. */
    refusal: isConflict(create.error) ? create.error?.message : undefined,
    /** The member says that it is another band than those of its name, until the name changes. */
    setAnother: () => {
      isAnother.current = true
    },
    isSending: create.isPending,
    errors: checked.errors,
    formProps: checked.formProps,
  }
}

export type NewcomerForm = ReturnType<typeof useNewcomerForm>
