// What is known of a food once is known for good: so that no test depends on which file came before it, all is known at once.
import { loadAllNames } from '@larder/culinary/all-names';

loadAllNames();
