import { getLangganan } from '@sehati/contract/care/kalender.endpoints'
import { changePassword } from '@sehati/contract/people/auth.endpoints'
import { putFoto, removeFoto } from '@sehati/contract/people/foto.endpoints'
import { listPerangkat, removePerangkat, removePerangkatLain } from '@sehati/contract/people/perangkat.endpoints'
import { cancelGantiEmail, getUser, sendVerifikasi, updateProfil } from '@sehati/contract/people/user.endpoints'
import { ask, useSend } from '../../base/lib/api.ts'

export const useUpdateProfil = () => useSend(updateProfil, [getUser])
export const useSendVerifikasi = () => useSend(sendVerifikasi, [getUser])
export const useCancelGantiEmail = () => useSend(cancelGantiEmail, [getUser])
export const usePutFoto = () => useSend(putFoto, [getUser])
export const useRemoveFoto = () => useSend(removeFoto, [getUser])
export const useChangePassword = () => useSend(changePassword, [listPerangkat, getLangganan])

/** Where one is signed in. */
export const perangkatQuery = () => ask(listPerangkat)

export const useRemovePerangkat = () => useSend(removePerangkat, [listPerangkat])
export const useRemovePerangkatLain = () => useSend(removePerangkatLain, [listPerangkat])
