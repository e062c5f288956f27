import { keepShared } from '#spa/platform/shared-content.ts'

/** The share target of the web app manifest. */
export const SHARE_PATH = '/teilen'

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

const keep = async (request: Request): Promise<boolean> => {
  try {
    const form = await request.formData()
    await keepShared({
      title: textOf(form, 'title'),
      text: textOf(form, 'text'),
      url: textOf(form, 'url'),
      files: form.getAll('files').filter((file) => file instanceof File && file.size > 0) as File[],
      at: Date.now(),
    })
    return true
  } catch {
    // The content cannot be read, or there is no room for it.
    return false
  }
}

/** Keeps what another app shares and leads to the composer, which takes it. */
export const answerShare = async (request: Request): Promise<Response> => {
  const isKept = await keep(request)
  return Response.redirect(isKept ? '/?posten=1' : '/?posten=1&teilen=fehler', 303)
}
