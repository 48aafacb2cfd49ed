import { t } from '@lingui/core/macro'
import { isPatient } from '@sehati/contract/base/access'
import { emptyTexts } from '@sehati/contract/base/texts'
import type { UserTemuan } from '@sehati/contract/people/user.schema'
import { say } from '../../base/lib/say.ts'
import { OrangField } from './orang-field.tsx'

/** Only active patients can be booked for. */
const canBeBooked = ({ level_id, status_user }: UserTemuan) => isPatient(level_id) && status_user === 'aktif'

type PasienFieldProps = {
  pasien: UserTemuan | null
  error: string | undefined
  onPick: (pasien: UserTemuan | null) => void
}

/** The patient for whom an admin books. */
export const PasienField = ({ pasien, ...field }: PasienFieldProps) => (
  <OrangField
    label={t`Pasien`}
    ganti={(nama) => t`Ganti pasien ${nama}`}
    isOffered={canBeBooked}
    hanya={t`${{ sebab: say(emptyTexts.pengguna) }}: hanya pasien aktif yang dapat dipilih.`}
    orang={pasien}
    {...field}
  />
)
