import { useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { getBand, type Band } from '#shared/api/bands.ts'
import { editBand, type EditBand } from '#shared/api/band-history.ts'
import { ApiError } from '#spa/platform/api-error.ts'
import { reasonOf } from '#spa/platform/failure-toast.ts'
import { call } from '#spa/platform/api-client.ts'
import { useIdempotentMutation } from '#spa/platform/idempotency.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { careMessages } from '../../care-texts.ts'
import {
  baseOf,
  checkEdit,
  toDraft,
  emptyRow,
  isChanged,
  isRenaming,
  rebased,
  type BandDraft,
  type Base,
  type FormErrors,
  type ListField,
  type TextField,
} from '../../model/band-form.ts'
import { dropEdit, keepEdit, readKeptEdit, type EditedBy } from '../../model/kept-edit.ts'

const texts = careMessages.edit

/** Everything of bands that was loaded is loaded again after an edit: the name may have changed in every list. */
const useEditBand = (id: string) => {
  const client = useQueryClient()
  const edit = useIdempotentMutation({
    send: (body: EditBand, idempotencyKey) =>
      call(editBand, { params: { id }, body, idempotencyKey }),
    onSuccess: () => void client.invalidateQueries({ queryKey: ['bands'] }),
  })
  return {
    save: edit.mutateAsync,
    isSaving: edit.isPending,
    readNow: (): Promise<Band> => call(getBand, { params: { id } }),
  }
}

type Saved = Awaited<ReturnType<ReturnType<typeof useEditBand>['save']>>

const announce = ({ outcome, heldReason }: Saved): void => {
  if (outcome === 'applied') toast({ title: texts.saved, tone: 'success' })
  else toast({ title: texts.sent, description: heldReason ?? texts.sentText, tone: 'success' })
}

/** The typed texts and the version that they change. They survive a failed call and a reload. */
const useDraft = (band: Band, by: EditedBy) => {
  const [kept] = useState(() => readKeptEdit(by))
  const [base, setBase] = useState(() => kept?.base ?? baseOf(band))
  const [draft, setDraft] = useState(() => kept?.draft ?? toDraft(base.values))
  const keep = (next: BandDraft, nextBase: Base = base) => {
    setBase(nextBase)
    setDraft(next)
    if (isChanged(nextBase, next)) keepEdit(by, { base: nextBase, draft: next })
    else dropEdit(by)
  }
  return { base, draft, keep, isRestored: kept !== undefined }
}

/** Changes of single parts of the draft. */
const changesTo = (draft: BandDraft, keep: (next: BandDraft) => void) => {
  const setRows = (list: ListField, rows: BandDraft['lists'][ListField]) => {
    keep({ ...draft, lists: { ...draft.lists, [list]: rows } })
  }
  return {
    setText: (field: TextField, text: string) => {
      keep({ ...draft, texts: { ...draft.texts, [field]: text } })
    },
    setNote: (note: string) => keep({ ...draft, note }),
    setNewcomer: (isNewcomer: boolean) => keep({ ...draft, isNewcomer }),
    setCell: (list: ListField, key: string, cell: Record<string, string>) => {
      setRows(
        list,
        draft.lists[list].map((row) =>
          row.key === key ? { ...row, texts: { ...row.texts, ...cell } } : row,
        ),
      )
    },
    addRow: (list: ListField) => setRows(list, [...draft.lists[list], emptyRow(list)]),
    removeRow: (list: ListField, key: string) => {
      setRows(
        list,
        draft.lists[list].filter((row) => row.key !== key),
      )
    },
  }
}

/** A newer version of the band, and the two ways on from it. */
const useNewer = (band: Band, { base, draft, keep }: ReturnType<typeof useDraft>) => {
  const [newer, setNewer] = useState<Base | undefined>(() =>
    base.version === band.version ? undefined : baseOf(band),
  )
  const take = (drafted: (from: Base) => BandDraft) => () => {
    if (newer) keep(drafted(newer), newer)
    setNewer(undefined)
  }
  return {
    newer,
    setNewer,
    merge: take((from) => rebased(base, draft, from)),
    takeNewer: take(({ values }) => toDraft(values)),
  }
}

/** Whether it is another band than the one that has its new name. The answer holds until the name changes again. */
const useNameQuestion = () => {
  const [isAsked, ask] = useState(false)
  const isAnother = useRef(false)
  return {
    isAsked,
    ask,
    confirm: () => {
      isAnother.current = true
    },
    forget: () => {
      isAnother.current = false
      ask(false)
    },
    answer: () => (isAnother.current ? { isAnotherBand: true } : {}),
  }
}

/** An edit of a band from its first key to the saved version. */
export const useBandEdit = (band: Band, memberId: string, onClose: () => void) => {
  const by = { bandId: band.id, memberId }
  const kept = useDraft(band, by)
  const { base, draft, keep, isRestored } = kept
  const { newer, setNewer, merge, takeNewer } = useNewer(band, kept)
  const { save, isSaving, readNow } = useEditBand(band.id)
  const [errors, setErrors] = useState<FormErrors>({})
  const [failure, setFailure] = useState<string>()
  const question = useNameQuestion()

  const close = () => {
    dropEdit(by)
    onClose()
  }
  const explain = async (error: unknown) => {
    setFailure(reasonOf(error))
    if (!(error instanceof ApiError) || error.status !== 409) return
    const now = await readNow().catch(() => undefined)
    if (now?.version === base.version) question.ask(isRenaming(base, draft))
    if (!now || now.version === base.version) return
    setFailure(undefined)
    setNewer(baseOf(now))
  }
  const send = async () => {
    const checked = checkEdit(base, draft, careMessages.checkField)
    setErrors(checked.ok ? {} : checked.errors)
    setFailure(undefined)
    question.ask(false)
    if (!checked.ok) return
    try {
      announce(await save({ ...checked.edit, ...question.answer() }))
      close()
    } catch (error) {
      await explain(error)
    }
  }
  const changes = changesTo(draft, keep)
  return {
    ...changes,
    setText: (field: TextField, text: string) => {
      if (field === 'name' || field === 'country') question.forget()
      changes.setText(field, text)
    },
    ...{ base, draft, errors, failure, newer, isSaving, isRestored, merge, takeNewer, close },
    isChanged: isChanged(base, draft),
    asksIfAnother: question.isAsked,
    setAnother: question.confirm,
    submit: async () => {
      if (isSaving || newer) return
      if (isChanged(base, draft)) await send()
      else setFailure(texts.nothingChanged)
    },
    discard: () => keep(toDraft(base.values), base),
  }
}

export type BandEdit = ReturnType<typeof useBandEdit>
