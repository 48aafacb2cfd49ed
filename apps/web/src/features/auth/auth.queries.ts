import { login, register } from '@sehati/contract/auth.endpoints'
import { useSend } from '../../lib/api.ts'

export const useLogin = () => useSend(login)

export const useRegister = () => useSend(register)
