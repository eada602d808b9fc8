// Names and lexicons stay loaded. All are loaded up front, so that no test depends on which file ran before it.
import { loadEveryLanguage } from '@larder/culinary/every-language';

loadEveryLanguage();
