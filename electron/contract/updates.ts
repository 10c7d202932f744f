/** Why a new version was refused: nobody has signed it, another has, or what was fetched is not what was signed. */
export type Refusal = 'unsigned' | 'forged' | 'altered';
