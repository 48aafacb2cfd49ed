import { useParams } from '@tanstack/react-router'
import { z } from 'zod'

const Params = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
    .pipe(z.int().max(2_147_483_647)),
})

/** The id that the address of a detail page names; null where it is none. */
export const useDetailId = (): number | null => Params.safeParse(useParams({ strict: false })).data?.id ?? null
