import { acceptUndangan, forgotPassword, login, register, resetPassword } from '@sehati/contract/people/auth.endpoints'
import { confirmGantiEmail, getUser } from '@sehati/contract/people/user.endpoints'
import { useSend } from '../../base/lib/api.ts'

export const useLogin = () => useSend(login)

export const useRegister = () => useSend(register)

export const useForgotPassword = () => useSend(forgotPassword)

export const useResetPassword = () => useSend(resetPassword)

export const useAcceptUndangan = () => useSend(acceptUndangan)

export const useConfirmGantiEmail = () => useSend(confirmGantiEmail, [getUser])
