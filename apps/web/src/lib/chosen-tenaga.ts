const NAME = 'tenaga-dipilih'

/** The professional that a patient chose for a booking, remembered in this tab for that patient alone. */
export const chosenTenaga = {
  keep(user_id: number, profesional_id: number): void {
    sessionStorage.setItem(NAME, `${user_id}:${profesional_id}`)
  },

  read(user_id: number): number | undefined {
    const [whose, profesional_id] = (sessionStorage.getItem(NAME) ?? '').split(':').map(Number)
    return whose === user_id ? profesional_id : undefined
  },
}
