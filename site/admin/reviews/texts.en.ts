import { textOf } from '../i18n/textOf';

/** What the screens of this folder say, in English. */
export const reviewsEn = {
  'reviews.answerTakenAway': 'Answer taken away',
  'reviews.answerSaved': 'Answer saved',
  'reviews.notSaved': 'Not saved',
  'reviews.yourAnswer': 'Your answer',
  'reviews.everybodyReadsItBelow': 'Everybody reads it below the review. Empty takes it away.',
  'reviews.languageOfYourAnswer': 'Language of your answer',
  'reviews.saving': 'Saving...',
  'reviews.saveTheAnswer': 'Save the answer',
  'reviews.cancel': 'Cancel',
  'reviews.new': 'New',
  'reviews.sample': 'Sample',
  'reviews.published': 'Published',
  'reviews.notPublished': 'Not published',
  'reviews.guestsReadItOn': 'Guests read it on the home page from now on.',
  'reviews.guestsDoNotRead': 'Guests do not read it.',
  'reviews.ratedStarsOutOf': 'Rated {stars} out of 5',
  'reviews.shownWithoutAName': 'shown without a name',
  'reviews.shownAsName': 'shown as “{name}”',
  'reviews.publish': 'Publish',
  'reviews.takeOffTheSite': 'Take off the site',
  'reviews.doNotPublish': 'Do not publish',
  'reviews.answer': 'Answer',
  'reviews.changeTheAnswer': 'Change the answer',
  'reviews.reviews': 'Reviews',
  'reviews.fromTheDayOf':
    'From the day of departure on, the guest’s page asks for a review. What you publish stands on the home page, newest first.',
  'reviews.loadingReviews': 'Loading reviews...',
  'reviews.theReviewsCouldNot': 'The reviews could not be loaded.',
  'reviews.noReviewsYetUntil':
    'No reviews yet. Until there is one, the home page says that they are coming.',
} as const;

export const t = textOf(reviewsEn);
