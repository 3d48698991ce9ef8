## each
page-e17-option-food = 捡没有谁惦记的吃的
page-e17-option-scrap = 捡没有谁修的东西
