import { getLayar, insertHadirSaya, insertLayar, listLayar, removeLayar } from '@sehati/contract/desk/layar.endpoints'
import { useQuery } from '@tanstack/react-query'
import { ask, useSend } from '../../base/lib/api.ts'

/** How often a screen reads: a call is seen and heard this soon. */
const LAYAR_MS = 2_000

/** Whether the address of a screen is refused: reading again would not help. */
export const isAlamatMati = (error: { code: string } | null): boolean => error?.code === 'LINK_INVALID'

/** What a screen shows. It reads again by itself after each failure, also while another window is in front of it. */
export const useLayar = (token: string) =>
  useQuery({
    ...ask(getLayar, { token }),
    retry: false,
    refetchInterval: ({ state }) => (isAlamatMati(state.error) ? false : LAYAR_MS),
    refetchIntervalInBackground: true,
  })

/** The screens as the desk lists them. */
export const layarQuery = () => ask(listLayar, {})
export const useInsertLayar = () => useSend(insertLayar, [listLayar])
export const useRemoveLayar = () => useSend(removeLayar, [listLayar])

/** The page itself says what was recorded; the next one reads the queue anew. */
export const useHadirSaya = () => useSend(insertHadirSaya)
