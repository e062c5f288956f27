import { beforeEach, describe, expect, it } from 'vitest'
import { currentToast, dismissToast } from '#ui/feedback/toast-store.ts'
import { ApiError } from './api-error.ts'
import { reportFailure, showFailure } from './failure-toast.ts'

const shown = () => {
  const toast = currentToast()
  return toast?.open ? [toast.title, toast.description, toast.tone] : undefined
}

beforeEach(dismissToast)

describe('reportFailure', () => {
  it("shows 'Fehler' and the server's reason when the screen has no text for the failure", () => {
    reportFailure(new ApiError(409, 'Das gibt es schon.'))
    expect(shown()).toEqual(['Fehler', 'Das gibt es schon.', 'destructive'])
  })

  it('shows the texts of the screen when it has some', () => {
    reportFailure(new ApiError(500, 'x'), { title: 'Upload', description: 'Zu groß' })
    expect(shown()).toEqual(['Upload', 'Zu groß', 'destructive'])
  })

  it('shows the title alone when the description is null', () => {
    reportFailure(new ApiError(500, 'x'), { title: 'Upload: x', description: null })
    expect(shown()).toEqual(['Upload: x', undefined, 'destructive'])
  })

  it('shows nothing when the session was lost', () => {
    reportFailure(new ApiError(401, 'x'))
    expect(shown()).toBeUndefined()
  })

  it('shows nothing when the member cancelled the request', () => {
    reportFailure(new DOMException('x', 'AbortError'))
    expect(shown()).toBeUndefined()
  })
})

describe('showFailure', () => {
  it('shows a title without a description', () => {
    showFailure('Kaputt')
    expect(shown()).toEqual(['Kaputt', undefined, 'destructive'])
  })
})
