/** The same word with a capital, as it stands alone. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
