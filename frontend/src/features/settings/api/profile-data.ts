import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  notificationSettings,
  profileData,
  saveProfileData,
  type NewProfileData,
} from '#shared/api/settings.ts'
import { call } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { messages } from '../texts.ts'

const profileDataQuery = queryOptions({
  queryKey: [profileData.path],
  queryFn: ({ signal }) => call(profileData, { signal }),
  // The profile page changes the location, too.
  refetchOnMount: 'always',
})

export const useProfileData = () => useQuery(profileDataQuery)

/** Location and genres are part of the profile, so every query that shows the member is invalidated. */
export const useSaveProfileData = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: NewProfileData) => call(saveProfileData, { body }),
    onSuccess: async (saved) => {
      queryClient.setQueryData(profileDataQuery.queryKey, saved)
      toast({ title: messages.profile.saved, tone: 'success' })
      await queryClient.invalidateQueries({ queryKey: ['/api/auth/user'] })
      await queryClient.invalidateQueries({ queryKey: ['/api/profile'] })
      // A birthday under 16 switches personal suggestions off.
      await queryClient.invalidateQueries({ queryKey: [notificationSettings.path] })
    },
    onError: (error) => {
      reportFailure(error, { description: error.message || messages.profile.failed })
    },
  })
}
