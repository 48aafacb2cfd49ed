import { getKunciPush, putLanggananPush, removeLanggananPush } from '@sehati/contract/channel/push.endpoints'
import type { KunciPush } from '@sehati/contract/channel/push.schema'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ask } from '../../base/lib/api.ts'
import { call } from '../../base/lib/call.ts'
import { readPushPerangkat, subscribePerangkat, unsubscribePerangkat } from './push-perangkat.ts'

// A person comes back from the settings of the browser, where they have allowed it.
export const kunciPushQuery = () => ({ ...ask(getKunciPush), refetchOnWindowFocus: 'always' as const })
export const pushPerangkatQuery = () =>
  queryOptions({ queryKey: ['push-perangkat'], queryFn: readPushPerangkat, refetchOnWindowFocus: 'always' })

/**
 * Turns the pushes of this browser on or off, on both sides. Resolves to false where the person did not allow them. What the
 * server refused is taken back in the browser.
 */
export function useSwitchPush() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async ({ kunci, isOn }: { kunci: string; isOn: boolean }): Promise<boolean> => {
      const keep = (data: KunciPush) => cache.setQueryData([getKunciPush.path, undefined], data)
      if (!isOn) {
        keep(await call(removeLanggananPush, {}))
        await unsubscribePerangkat()
        return true
      }
      const body = await subscribePerangkat(kunci)
      if (!body) return false
      try {
        keep(await call(putLanggananPush, { body }))
      } catch (error) {
        await unsubscribePerangkat()
        throw error
      }
      return true
    },
    onSettled: () => cache.invalidateQueries({ queryKey: pushPerangkatQuery().queryKey }),
  })
}
