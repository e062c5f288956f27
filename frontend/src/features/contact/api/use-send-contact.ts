import { useMutation } from '@tanstack/react-query'
import { sendContact, type NewContactMessage } from '../../../../../shared/api/contact.ts'
import { call } from '../../../platform/api-client.ts'

export const useSendContact = () =>
  useMutation({ mutationFn: (body: NewContactMessage) => call(sendContact, { body }) })
