import { useMutation } from '@tanstack/react-query'
import { acceptLegal } from '#shared/api/legal.ts'
import { LEGAL_VERSION } from '#shared/domain/legal.ts'
import { call } from '#spa/platform/api-client.ts'
import { rememberAcceptance } from '../accepted.ts'

/** Stores the consent on the server first, then in this browser. */
export const useAcceptLegal = (memberId: string) =>
  useMutation({
    mutationFn: () => call(acceptLegal, { body: { version: LEGAL_VERSION } }),
    onSuccess: () => {
      rememberAcceptance(memberId)
    },
  })
