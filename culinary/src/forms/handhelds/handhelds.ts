import { banhMi } from '#forms/handhelds/banh-mi';
import { burrito } from '#forms/handhelds/burrito';
import { falafelPitas } from '#forms/handhelds/falafel-pitas';
import { pitaPockets } from '#forms/handhelds/pita-pockets';
import { quesadilla } from '#forms/handhelds/quesadilla';
import { sandwich } from '#forms/handhelds/sandwich';
import { summerRolls } from '#forms/handhelds/summer-rolls';
import { tacos } from '#forms/handhelds/tacos';

export const HANDHELDS = [
  tacos,
  quesadilla,
  sandwich,
  burrito,
  summerRolls,
  banhMi,
  pitaPockets,
  falafelPitas,
] as const;
